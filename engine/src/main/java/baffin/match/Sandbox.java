package baffin.match;

import baffin.game.Event;
import baffin.game.Game;
import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.match.chance.KeyedChance;
import baffin.match.chance.Seed;
import baffin.match.event.MatchEvent;
import baffin.match.event.Step;
import baffin.match.state.Attendance;
import baffin.match.state.MatchState;
import baffin.match.state.Timeline;
import baffin.match.terms.MatchSetup;
import baffin.match.terms.MatchTerms;
import baffin.match.terms.SeatHolder;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A copy of a match at some version that goes on by itself, with all seats played by one person. It counts its versions
 * on from there and has a seed of its own.
 *
 * <p>For its decider every seat is held by a chair of the owner, see {@link #chair}, so that a command names its seat
 * by its sender. For its readers the owner sits on all seats.
 *
 * @param record what readers go on from
 * @param state what the decider goes on from
 * @param first the step that stands for the past; there are none before it
 */
public record Sandbox<S, E extends Event, K>(MatchRecord<S, E, K> record, MatchState<S, E> state, Step first) {

    /** Command id of the step that opens a sandbox; no caller can have it, since theirs are UUIDs. */
    public static final String OPENING = "fork";

    /**
     * Who opens a sandbox, and with what.
     *
     * @param id its id
     * @param owner who plays all seats
     * @param seed its secret, from which all of its draws come
     * @param at when (UTC, ms)
     */
    public record Opening(String id, String owner, Seed seed, Instant at) {}

    /**
     * Opens a sandbox.
     *
     * @param from the match at the version that is copied
     * @param viewer whose knowledge goes into it: the rest is drawn again; null when all of it may go
     */
    public static <S, E extends Event, K> Sandbox<S, E, K> of(
            Game<?, S, E, K> game, MatchRecord<S, E, K> from, @Nullable Viewer viewer, Opening opening) {
        S table = from.table().current();
        if (viewer != null) {
            table = game.redeal(table, viewer, new KeyedChance(opening.seed(), from.version()));
        }
        MatchEvent.MatchStarted start = started(from, opening);
        Step first = new Step(
                opening.id(),
                from.version(),
                OPENING,
                "",
                opening.owner(),
                null,
                opening.at(),
                true,
                null,
                List.of(start));
        return new Sandbox<>(record(from, start, table, opening), state(from, table, opening), first);
    }

    /** The sender of commands for a seat of a sandbox. */
    public static String chair(String owner, Seat seat) {
        return owner + '#' + seat.index();
    }

    private static <S, E extends Event, K> MatchRecord<S, E, K> record(
            MatchRecord<S, E, K> from, MatchEvent.MatchStarted start, S table, Opening opening) {
        return new MatchRecord<>(
                opening.id(),
                start,
                from.version(),
                Timeline.at(table),
                Timeline.at(from.tally().current()),
                from.resigned(),
                from.forfeited(),
                from.ended(),
                attendance(start.setup(), from.version(), opening));
    }

    private static <S, E extends Event> MatchState<S, E> state(MatchRecord<S, E, ?> from, S table, Opening opening) {
        MatchSetup chairs = setup(from, opening.owner(), true);
        return new MatchState<>(
                opening.id(),
                new MatchEvent.MatchStarted(chairs, from.start().rulesVersion(), opening.seed(), false),
                from.version(),
                Timeline.at(table),
                from.resigned(),
                from.ended(),
                attendance(chairs, from.version(), opening));
    }

    /** Nobody has seen an earlier version of the sandbox. */
    private static Attendance attendance(MatchSetup setup, long version, Opening opening) {
        Attendance begun = Attendance.begin(setup, MatchTerms.DEFAULT, opening.owner(), opening.at());
        return new Attendance(
                begun.holders(),
                begun.alternates(),
                begun.barred(),
                begun.offered(),
                begun.orders(),
                begun.proposal(),
                begun.clocks(),
                begun.organiser(),
                version,
                null);
    }

    private static MatchEvent.MatchStarted started(MatchRecord<?, ?, ?> from, Opening opening) {
        return new MatchEvent.MatchStarted(
                setup(from, opening.owner(), false), from.start().rulesVersion(), opening.seed(), false);
    }

    /** The names stay, so that seats are known by them. */
    private static MatchSetup setup(MatchRecord<?, ?, ?> from, String owner, boolean chairs) {
        MatchSetup original = from.start().setup();
        List<SeatHolder> holders = new ArrayList<>();
        for (SeatHolder holder : from.holders()) {
            String player = chairs ? chair(owner, new Seat(holders.size())) : owner;
            holders.add(SeatHolder.inSandbox(player, holder));
        }
        return new MatchSetup(original.game(), original.options(), holders);
    }
}
