package baffin.competition;

import baffin.competition.entry.Alternate;
import baffin.competition.table.Round;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a competition goes back to when its start, its end or its cancellation is undone.
 *
 * @param start what the start has changed; null before the start
 * @param end how it was finished; null while it is not
 * @param cancelled the status before the cancellation; null while it is not cancelled
 * @param undoneAt when something was undone last (UTC, ms): what was due before then waits for an organiser; null when
 *     nothing was
 * @param closed true once its end can be undone no more
 */
public record Undoable(
        @Nullable Start start,
        @Nullable End end,
        @Nullable CompetitionStatus cancelled,
        @Nullable Instant undoneAt,
        boolean closed) {

    static final Undoable NOTHING = new Undoable(null, null, null, null, false);

    /**
     * Who got in or out by the start.
     *
     * @param from the status before it
     * @param before the entrants that it has changed, as they were
     * @param after the same entrants and those who entered by it, as it has left them, by number
     * @param alternates who waited before it, the first one first
     */
    public record Start(CompetitionStatus from, List<Entrant> before, List<Entrant> after, List<Alternate> alternates) {

        public Start {
            before = List.copyOf(before);
            after = List.copyOf(after);
            alternates = List.copyOf(alternates);
        }

        static Start between(Competition was, List<Entrant> entrants) {
            List<Entrant> before = new ArrayList<>(was.entrants());
            before.removeAll(entrants);
            List<Entrant> after = new ArrayList<>(entrants);
            after.removeAll(was.entrants());
            return new Start(was.status(), before, after, was.alternates());
        }
    }

    /**
     * How it was finished.
     *
     * @param version of the competition that finished it
     * @param early why it ended with rounds ahead or tables open; null when all was played
     * @param open the rounds that were open until then, as they were
     */
    public record End(long version, @Nullable String early, List<Round> open) {

        public End {
            open = List.copyOf(open);
        }
    }

    /** True when a moment lies before the latest undo: nothing happens for its sake any more. */
    public boolean waits(Instant due) {
        return undoneAt != null && !due.isAfter(undoneAt);
    }

    Undoable started(Start now) {
        return new Undoable(now, null, null, undoneAt, false);
    }

    Undoable ended(End now) {
        return new Undoable(start, now, null, undoneAt, false);
    }

    Undoable cancelled(CompetitionStatus from) {
        return new Undoable(start, end, from, undoneAt, false);
    }

    Undoable undone(@Nullable Start still, Instant at) {
        return new Undoable(still, null, null, at, false);
    }

    Undoable forGood() {
        return new Undoable(start, end, cancelled, undoneAt, true);
    }
}
