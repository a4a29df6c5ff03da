package baffin.bot.archive.adventure;

import baffin.adventure.AdventureGame;
import baffin.adventure.data.Skipper;
import baffin.adventure.data.Treasure;
import baffin.adventure.sea.Sea;
import baffin.adventure.sea.Thing;
import baffin.adventure.state.AdventureCommand;
import baffin.adventure.state.AdventureCommand.EndTurn;
import baffin.adventure.state.AdventureCommand.LayMarker;
import baffin.adventure.state.AdventureCommand.LayWake;
import baffin.adventure.state.AdventureCommand.Play;
import baffin.adventure.state.AdventureCommand.PlayOnSeat;
import baffin.adventure.state.AdventureEvent;
import baffin.adventure.state.AdventureEvent.CardDrawn;
import baffin.adventure.state.AdventureEvent.CharacterExchanged;
import baffin.adventure.state.AdventureEvent.DeckRefilled;
import baffin.adventure.state.AdventureEvent.MarkerLaid;
import baffin.adventure.state.AdventureEvent.TurnBegan;
import baffin.adventure.state.AdventureEvent.WakeEntered;
import baffin.adventure.state.AdventureState;
import baffin.adventure.state.Phase;
import baffin.game.LegalCommand;
import baffin.game.Seat;
import baffin.match.event.MatchCommand;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** PairingConstraints about cards and characters (AD-4.10, AD-6, AD-7). */
final class CardGoals {

    private CardGoals() {}

    /** The deck is drawn through (AD-4.10). */
    static final class Refilled extends Collecting {

        Refilled() {
            super(Set.of(Skipper.DAVIS, Skipper.CABOT), Set.of());
        }

        @Override
        public boolean met(AdventureState before, List<AdventureEvent> events, AdventureState after) {
            return events.stream().anyMatch(DeckRefilled.class::isInstance);
        }
    }

    /** All others slow down the seat that leads alone, by more points than it has (AD-6.7, AD-6.16). */
    static final class BelowZero extends Collecting {

        private static final int TURN = 4;

        BelowZero() {
            super(Set.of(), Set.of(Treasure.SLOW_DOWN));
        }

        @Override
        public int worth(AdventureState state, Seat seat, AdventureCommand command) {
            Seat target = target(state);
            if (target == null) {
                return super.worth(state, seat, command);
            }
            if (seat.equals(target)) {
                int ahead =
                        command instanceof LayMarker lay ? lay.path().getLast().row() : 0;
                return super.worth(state, seat, command) + 5 * ahead;
            }
            boolean waits = command instanceof EndTurn;
            return super.worth(state, seat, command) + (waits ? 70 : 0);
        }

        @Override
        int wantedPlay(AdventureState state, Seat seat, Play play) {
            Seat target = target(state);
            boolean next = target != null
                    && seat.index() == (target.index() + 1) % state.seats().size();
            boolean on = target != null
                    && play instanceof PlayOnSeat card
                    && card.target().equals(target)
                    && state.leadsAlone(target);
            return on && (next || state.of(target).slowed() > 0) ? 200 : NEVER;
        }

        /** The seat that all others can slow down before its next turn. */
        private static @Nullable Seat target(AdventureState state) {
            for (Seat seat : state.all()) {
                boolean all = true;
                for (Seat other : state.all()) {
                    int size = state.seats().size();
                    boolean played = state.of(seat).slowed() > 0
                            && Math.floorMod(other.index() - seat.index(), size)
                                    <= Math.floorMod(state.now().index() - seat.index(), size);
                    all &= other.equals(seat)
                            || played
                            || state.of(other).hand().of(Treasure.SLOW_DOWN) > 0;
                }
                if (all) {
                    return seat;
                }
            }
            return null;
        }

        @Override
        public boolean met(AdventureState before, List<AdventureEvent> events, AdventureState after) {
            return events.stream()
                    .anyMatch(event -> event instanceof TurnBegan began
                            && began.points() == 0
                            && before.of(began.seat()).slowed() > TURN);
        }
    }

    /** A seat shuffles its own character back and then draws as others do (AD-6.10, AD-7.6, AD-7.13). */
    static final class GivenBack extends Collecting {

        private final Skipper skipper;
        private @Nullable Seat without;

        GivenBack(Skipper skipper) {
            super(Set.of(skipper), Set.of(Treasure.NEW_CHARACTER));
            this.skipper = skipper;
        }

        @Override
        int wantedPlay(AdventureState state, Seat seat, Play play) {
            boolean own = play instanceof PlayOnSeat on && on.target().equals(seat);
            return own && state.of(seat).is(skipper) ? 200 : NEVER;
        }

        @Override
        public boolean met(AdventureState before, List<AdventureEvent> events, AdventureState after) {
            boolean drawn = events.stream()
                    .anyMatch(event -> event instanceof CardDrawn draw
                            && draw.seat().equals(without)
                            && draw.ruleId().equals("AD-4.10"));
            for (AdventureEvent event : events) {
                if (event instanceof CharacterExchanged e
                        && e.before() == skipper
                        && e.after() != Skipper.COOK
                        && e.after() != Skipper.FROBISHER) {
                    without = e.seat();
                }
            }
            return drawn;
        }
    }

    /** A seat resigns, and its character goes on drawing (AD-7.6, AD-7.13). */
    static final class SeatGone extends Collecting {

        private final Skipper skipper;
        private boolean gone;

        SeatGone(Skipper skipper) {
            super(Set.of(skipper), Set.of());
            this.skipper = skipper;
        }

        @Override
        public Optional<Deed> beside(AdventureState state) {
            Optional<Seat> seat = gone
                    ? Optional.empty()
                    : state.all().stream()
                            .filter(one -> state.of(one).is(skipper))
                            .findFirst();
            gone |= seat.isPresent();
            return seat.map(one -> new Deed(one, new MatchCommand.Resign()));
        }

        @Override
        public boolean met(AdventureState before, List<AdventureEvent> events, AdventureState after) {
            return gone
                    && events.stream()
                            .anyMatch(event -> event instanceof CardDrawn draw
                                    && draw.ruleId().equals(skipper.rule()));
        }
    }

    /** Who is alone last lays a free marker (AD-6.12), if wished a wake marker into Hudson's route (AD-7.4). */
    static final class FreeMarker extends Collecting {

        private static final AdventureGame GAME = new AdventureGame();

        private final boolean hudson;

        FreeMarker(boolean hudson) {
            super(hudson ? Set.of(Skipper.HUDSON) : Set.of(), Set.of(Treasure.CATCH_UP));
            this.hudson = hudson;
        }

        @Override
        public int worth(AdventureState state, Seat seat, AdventureCommand command) {
            if (state.phase() == Phase.FREE_MARKER) {
                return command instanceof EndTurn ? NEVER : command instanceof LayWake == hudson ? 200 : 0;
            }
            return super.worth(state, seat, command);
        }

        @Override
        int wantedPlay(AdventureState state, Seat seat, Play play) {
            if (!hudson) {
                return 100;
            }
            AdventureState free = state.with(Phase.FREE_MARKER);
            boolean charged = GAME.legalCommands(free, seat).stream()
                    .anyMatch(legal -> legal.command() instanceof LayWake && legal.cost() == 1);
            return charged ? 200 : NEVER;
        }

        @Override
        public boolean met(AdventureState before, List<AdventureEvent> events, AdventureState after) {
            return before.phase() == Phase.FREE_MARKER
                    && events.stream()
                            .anyMatch(event -> hudson
                                    ? event instanceof WakeEntered wake && wake.cost() == 1
                                    : event instanceof MarkerLaid);
        }
    }

    /** A ship goes on in a wake that is guarded meanwhile (AD-6.16). */
    static final class Guarded extends Collecting {

        Guarded() {
            super(Set.of(), Set.of(Treasure.GUARD_WAKE));
        }

        @Override
        public int worth(AdventureState state, Seat seat, AdventureCommand command) {
            int wake = wake(state, seat);
            boolean on = command instanceof LayMarker lay
                    && wake >= 0
                    && state.sea().marker(wake, state.sea().grid().id(lay.path().getFirst())) != null;
            int more = on ? 30 : command instanceof LayWake ? 15 : 0;
            return super.worth(state, seat, command) + more;
        }

        @Override
        int wantedPlay(AdventureState state, Seat seat, Play play) {
            return state.all().stream().anyMatch(other -> wake(state, other) == seat.index()) ? 200 : NEVER;
        }

        private static int wake(AdventureState state, Seat seat) {
            Sea sea = state.sea();
            var ship = state.of(seat).ship();
            Thing.Marker own =
                    ship == null ? null : sea.marker(seat.index(), sea.grid().id(ship));
            return ship == null || own == null ? -1 : own.wakeAt(ship);
        }

        @Override
        public boolean met(AdventureState before, List<AdventureEvent> events, AdventureState after) {
            return events.stream()
                    .anyMatch(event -> event instanceof MarkerLaid laid
                            && laid.wakeOf() != null
                            && before.of(laid.wakeOf()).guarded());
        }
    }

    static boolean lists(AdventureState state, Seat seat, Class<? extends AdventureCommand> type) {
        return new AdventureGame()
                .legalCommands(state, seat).stream().map(LegalCommand::command).anyMatch(type::isInstance);
    }
}
