package baffin.lobby.wire;

import baffin.competition.Competition;
import baffin.competition.event.CompetitionEvent.MatchReplayed;
import baffin.competition.event.CompetitionEvent.RoundPublished;
import baffin.competition.event.CompetitionRecord;
import baffin.lobby.openmatch.domain.OpenMatchStatus;
import baffin.lobby.seek.domain.Pool;
import baffin.match.terms.CompetitionRef;
import baffin.platform.acknowledgement.Told;
import baffin.platform.topics.Topics;
import baffin.platform.wire.Reply;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What a reply of the lobby tells the author of a command: a version, and the matches that start with it. */
public final class Tells {

    private static final long FIRST = 1;

    private Tells() {}

    /** What a reply tells. */
    public static List<Told> of(Reply reply) {
        List<Told> all = new ArrayList<>();
        all.add(new Told(Topics.LOBBY_EVENTS, reply.key(), reply.version()));
        if (reply.problem() == null && !reply.body().isEmpty()) {
            all.addAll(following(reply));
        }
        return all;
    }

    private static List<Told> following(Reply reply) {
        if (Competition.isKey(reply.key())) {
            return matches(CompetitionJson.answered(reply.body()));
        }
        if (Pool.isKey(reply.key())) {
            return match(LobbyJson.seek(reply.body()).matchId());
        }
        return LobbyJson.match(reply.body()).status() == OpenMatchStatus.RUNNING
                ? List.of(new Told(Topics.MATCH_EVENTS, reply.key(), FIRST))
                : List.of();
    }

    /** The matches that start with a record of a competition. */
    public static List<Told> matches(CompetitionRecord record) {
        String id = record.competitionId();
        return record.adoptedBy() != null
                ? List.of()
                : record.events().stream()
                        .flatMap(event -> switch (event) {
                            case RoundPublished round ->
                                round.tables().stream()
                                        .map(table ->
                                                new CompetitionRef(id, round.round(), table.number(), table.attempt()));
                            case MatchReplayed again ->
                                Stream.of(new CompetitionRef(id, again.round(), again.table(), again.attempt()));
                            default -> Stream.<CompetitionRef>empty();
                        })
                        .flatMap(ref -> match(ref.matchId()).stream())
                        .toList();
    }

    /** A match that others have convened: the lobby has it, and it is played. */
    private static List<Told> match(@Nullable String id) {
        return id == null
                ? List.of()
                : List.of(new Told(Topics.LOBBY_EVENTS, id, FIRST), new Told(Topics.MATCH_EVENTS, id, FIRST));
    }
}
