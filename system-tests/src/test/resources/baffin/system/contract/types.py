"""What a client in Python reads and writes with generated types, and what they refuse."""

import sys

sys.path.insert(0, "api")

from baffin.models.expedition_command import ExpeditionCommand
from baffin.models.match_stream_event import MatchStreamEvent
from baffin.models.problem import Problem
from baffin.models.webhook_request import WebhookRequest

STALE = {"type": "/problems/stale-version", "title": "stale", "status": 412, "detail": "it is 5 now"}


def refused(make, document):
    try:
        make(document)
    except ValueError:
        return
    raise AssertionError(f"was taken: {document}")


problem = Problem.from_dict({**STALE, "currentVersion": 5}).actual_instance
assert (type(problem).__name__, problem.current_version) == ("StaleVersionProblem", 5)
refused(Problem.from_dict, STALE)
refused(Problem.from_dict, {**STALE, "type": "/problems/stale", "currentVersion": 5})
assert MatchStreamEvent.from_dict({"event": "end", "end": "token-ended"}).actual_instance.end == "token-ended"
refused(MatchStreamEvent.from_dict, {"event": "ends", "end": "token-ended"})
assert ExpeditionCommand.from_dict({"type": "Pass"}).to_dict() == {"type": "Pass"}
refused(ExpeditionCommand.from_dict, {"type": "SetSail", "stack": "OLSAND", "cut": 1})
WebhookRequest.from_dict({"url": "https://league.example", "events": ["match.started"]})
refused(WebhookRequest.from_dict, {"url": "https://league.example", "events": ["match.start"]})
