package baffin.competition;

import baffin.competition.entry.Actor;
import baffin.competition.table.Table;
import baffin.competition.table.TableResult.Source;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What an organiser has ruled about a table.
 *
 * @param number from 1, without gap
 * @param before the table as it was; once its match has ended all the same, with that result
 * @param attempt which match of the table counts by the ruling; a further one when it was to play again
 * @param source what the ruling made of it; null when it was to play again
 * @param by who ruled; null when the platform did it by itself
 * @param reason the organiser's words
 * @param lifted true when it was taken back, or its round withdrawn
 * @param liftedIn version of the competition that did; null while it holds
 * @param withdrawn true when its round was withdrawn
 * @param version version of the competition that brought it
 * @param at when (UTC, ms)
 */
public record TableRuling(
        int number,
        int round,
        Table before,
        int attempt,
        @Nullable Source source,
        @Nullable Actor by,
        String reason,
        boolean lifted,
        @Nullable Long liftedIn,
        boolean withdrawn,
        long version,
        Instant at) {

    /** Why tables of which nobody has ruled have a result. */
    public static final String TIME_OVER = "the deadline and the time for rulings have passed";

    /** True when it is about a table that there is. */
    public boolean about(int inRound, int table) {
        return !withdrawn && round == inRound && before.number() == table;
    }

    /** True when it is about a table and was not taken back. */
    public boolean holds(int inRound, int table) {
        return !lifted && about(inRound, table);
    }

    TableRuling taken(long in) {
        return with(before, true, in, withdrawn);
    }

    TableRuling withItsRound(long in) {
        return with(before, true, lifted ? liftedIn : Long.valueOf(in), true);
    }

    TableRuling on(Table was) {
        return with(was, lifted, liftedIn, withdrawn);
    }

    private TableRuling with(Table was, boolean taken, @Nullable Long in, boolean gone) {
        return new TableRuling(number, round, was, attempt, source, by, reason, taken, in, gone, version, at);
    }
}
