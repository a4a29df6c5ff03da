package baffin.lobby.competition.domain;

import baffin.competition.event.CompetitionRecord;
import baffin.competition.event.RoundEvent.RoundPublished;
import baffin.competition.event.RulingEvent.MatchReplayed;
import baffin.match.terms.CompetitionRef;
import baffin.platform.acknowledgement.SeenVersion;
import baffin.platform.topics.Topics;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Matches that start without an open match before them. */
public final class ConvenedMatches {

    private static final long FIRST = 1;

    private ConvenedMatches() {}

    /** The matches that start with a record of a competition. */
    public static List<SeenVersion> of(CompetitionRecord record) {
        String id = record.competitionId();
        return record.events().stream()
                .flatMap(event -> switch (event) {
                    case RoundPublished round ->
                        round.tables().stream()
                                .map(table -> new CompetitionRef(id, round.round(), table.number(), table.attempt()));
                    case MatchReplayed again ->
                        Stream.of(new CompetitionRef(id, again.round(), again.table(), again.attempt()));
                    default -> Stream.<CompetitionRef>empty();
                })
                .flatMap(ref -> of(ref.matchId()).stream())
                .toList();
    }

    /** A match that others have convened: the lobby has it, and it is played. */
    public static List<SeenVersion> of(@Nullable String id) {
        return id == null
                ? List.of()
                : List.of(
                        new SeenVersion(Topics.LOBBY_EVENTS, id, FIRST),
                        new SeenVersion(Topics.MATCH_EVENTS, id, FIRST));
    }
}
