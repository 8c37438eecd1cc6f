title = Münzwurf
about = Rate, wie die Münze fällt.
event-tossed = { $who } rät die Münze und bekommt { $points }.
rules-1-title = So geht’s
rules-1 = Rate Kopf oder Zahl.
