package baffin.competition;

import baffin.competition.table.Round;
import baffin.competition.table.Stage;
import baffin.competition.table.Table;
import baffin.competition.table.WithdrawnRound;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What the records of a competition say of rounds that were published, and of the matches of their tables. */
public final class Publications {

    private Publications() {}

    /**
     * True when results or penalties from which a round was made are others since: it might be another one now. Tables
     * of a league, or of everybody against everybody, depend on no result; no round depends on tables that were open.
     */
    public static boolean corrected(Competition state, Round round) {
        long made = round.publishedIn();
        Stream<@Nullable Long> results = state.rounds().stream()
                .limit(round.number() - 1L)
                .flatMap(one -> one.tables().stream())
                .map(Table::result)
                .map(result -> result == null || result.since() > made ? null : Long.valueOf(result.version()));
        Stream<@Nullable Long> lifted = state.rulings().stream()
                .filter(ruling -> ruling.round() < round.number() && ruling.version() < made)
                .map(TableRuling::liftedIn);
        Stream<@Nullable Long> punished =
                state.penalties().stream().flatMap(one -> Stream.of(one.version(), one.liftedIn()));
        return round.stage() != Stage.LEAGUE
                && round.stage() != Stage.ROUND_ROBIN
                && Stream.of(results, lifted, punished)
                        .flatMap(one -> one)
                        .anyMatch(version -> version != null && version > made);
    }

    /**
     * The latest match of a table, which may be one of a replay that was lifted.
     *
     * @param round number of its round
     */
    public static int attempts(Competition state, int round, Table table) {
        return state.rulings().stream()
                .filter(ruling -> ruling.about(round, table.number()))
                .mapToInt(TableRuling::attempt)
                .reduce(table.attempt(), Math::max);
    }

    /** Which match the tables of the next round play: a further one than any of that round before it was withdrawn. */
    public static int nextAttempt(Competition state) {
        int next = state.rounds().size() + 1;
        IntStream tables = state.withdrawn().stream()
                .map(WithdrawnRound::round)
                .filter(round -> round.number() == next)
                .flatMap(round -> round.tables().stream())
                .mapToInt(Table::attempt);
        IntStream replayed = state.rulings().stream()
                .filter(ruling -> ruling.round() == next)
                .mapToInt(TableRuling::attempt);
        return 1 + IntStream.concat(tables, replayed).max().orElse(0);
    }
}
