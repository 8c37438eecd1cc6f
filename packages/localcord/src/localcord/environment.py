"""Environment variables for a bot in another process: addresses and token."""

from typing import TYPE_CHECKING

from localcord.certificate import Certificate

if TYPE_CHECKING:
    from localcord.server import LocalDiscord

FIXED_PORT = 8771
# Not a secret: it is valid on nobody's Discord but the one on loopback.
FIXED_TOKEN = "MTAwMDAwMDAwMDAwMDAwMDAwMA.local.the-same-for-everybody-on-loopback"  # noqa: S105


def environment(local: "LocalDiscord", tls: Certificate | None = None) -> dict[str, str]:
    known = {
        "LOCALCORD_API": local.api_url,
        "LOCALCORD_GATEWAY": local.gateway_url,
        "LOCALCORD_CDN": local.cdn_url,
        "LOCALCORD_PAGE": local.page_url,
        "LOCALCORD_CONTROL": local.control_url,
        "LOCALCORD_TOKEN": local.token,
        "DISCORD_TOKEN": local.token,
    }
    if tls is not None:
        known |= {"LOCALCORD_CA": str(tls.file), "NODE_EXTRA_CA_CERTS": str(tls.file)}
    return known
