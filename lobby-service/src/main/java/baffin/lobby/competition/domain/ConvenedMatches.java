package baffin.lobby.competition.domain;

import baffin.competition.event.CompetitionRecord;
import baffin.competition.event.RoundEvent.RoundPublished;
import baffin.competition.event.RoundEvent.SeatsExchanged;
import baffin.competition.event.RulingEvent.MatchReplayed;
import baffin.competition.table.Table;
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

    public static List<SeenVersion> of(CompetitionRecord record) {
        String id = record.competitionId();
        return record.events().stream()
                .flatMap(event -> switch (event) {
                    case RoundPublished round -> of(id, round.round(), round.tables());
                    case SeatsExchanged exchanged -> of(id, exchanged.round(), exchanged.tables());
                    case MatchReplayed again ->
                        Stream.of(new CompetitionRef(id, again.round(), again.table(), again.attempt()));
                    default -> Stream.<CompetitionRef>empty();
                })
                .flatMap(ref -> of(ref.matchId()).stream())
                .toList();
    }

    private static Stream<CompetitionRef> of(String id, int round, List<Table> tables) {
        return tables.stream().map(table -> new CompetitionRef(id, round, table.number(), table.attempt()));
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
