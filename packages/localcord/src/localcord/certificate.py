"""A self-made certificate for loopback, for libraries that speak only TLS."""

import ssl
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

# The names a client might check: the address here, and those of Discord for a client whose
# resolver leads them here.
NAMES = "IP:127.0.0.1,DNS:localhost,DNS:discord.com,DNS:gateway.discord.gg,DNS:cdn.discordapp.com"
DAYS = "30"


class CertificateError(RuntimeError):
    """No certificate can be made here."""


@dataclass(frozen=True)
class Certificate:
    """`file` is what a client has to trust."""

    file: Path
    key: Path

    @classmethod
    def create(cls, folder: Path | None = None) -> "Certificate":
        """A new one in the folder, or in a temporary one; made by the command `openssl`."""
        place = folder or Path(tempfile.mkdtemp(prefix="localcord-"))
        made = cls(place / "certificate.pem", place / "key.pem")
        command = ["openssl", "req", "-x509", "-newkey", "ec", "-nodes", "-days", DAYS]
        command += ["-pkeyopt", "ec_paramgen_curve:prime256v1", "-subj", "/CN=localcord"]
        command += ["-addext", f"subjectAltName={NAMES}"]
        command += ["-keyout", str(made.key), "-out", str(made.file)]
        try:
            subprocess.run(command, check=True, capture_output=True)  # noqa: S603 no input of others
        except (OSError, subprocess.CalledProcessError) as error:
            raise CertificateError(f"TLS needs the command openssl: {error}") from error
        return made

    def server_context(self) -> ssl.SSLContext:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.file, self.key)
        return context
