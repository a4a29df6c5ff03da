package baffin.lobby.decider;

import baffin.competition.Competition;
import baffin.lobby.competition.domain.CompetitionJson;
import baffin.lobby.competition.domain.ConvenedMatches;
import baffin.lobby.openmatch.domain.OpenMatch;
import baffin.lobby.openmatch.domain.OpenMatchStatus;
import baffin.lobby.seek.domain.Pool;
import baffin.lobby.seek.domain.SeekNow;
import baffin.platform.acknowledgement.SeenVersion;
import baffin.platform.topics.Topics;
import baffin.platform.wire.Json;
import baffin.platform.wire.Reply;
import java.util.ArrayList;
import java.util.List;

/** What a reply of the lobby tells the author of a command: a version, and the matches that start with it. */
public final class Tells {

    private static final long FIRST = 1;

    private Tells() {}

    /** What a reply tells. */
    public static List<SeenVersion> of(Reply reply) {
        List<SeenVersion> all = new ArrayList<>();
        all.add(new SeenVersion(Topics.LOBBY_EVENTS, reply.key(), reply.version()));
        if (reply.problem() == null && !reply.body().isEmpty()) {
            all.addAll(following(reply));
        }
        return all;
    }

    private static List<SeenVersion> following(Reply reply) {
        if (Competition.isKey(reply.key())) {
            return ConvenedMatches.of(CompetitionJson.answered(reply.body()));
        }
        if (Pool.isKey(reply.key())) {
            return ConvenedMatches.of(
                    Json.shared().value(reply.body(), SeekNow.class).matchId());
        }
        return Json.shared().value(reply.body(), OpenMatch.class).status() == OpenMatchStatus.RUNNING
                ? List.of(new SeenVersion(Topics.MATCH_EVENTS, reply.key(), FIRST))
                : List.of();
    }
}
