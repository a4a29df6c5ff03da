package baffin.bot.archive.adventure;

import baffin.adventure.data.Skipper;
import baffin.adventure.data.Treasure;
import baffin.adventure.state.AdventureCommand;
import baffin.adventure.state.AdventureCommand.DropIceberg;
import baffin.adventure.state.AdventureCommand.EndTurn;
import baffin.adventure.state.AdventureCommand.FollowRoute;
import baffin.adventure.state.AdventureCommand.LayMarker;
import baffin.adventure.state.AdventureCommand.LayWake;
import baffin.adventure.state.AdventureCommand.Overtake;
import baffin.adventure.state.AdventureCommand.Play;
import baffin.adventure.state.AdventureCommand.RecoverMarker;
import baffin.adventure.state.AdventureCommand.SailOut;
import baffin.adventure.state.AdventureEvent;
import baffin.adventure.state.AdventureEvent.OvertakingBegan;
import baffin.adventure.state.AdventureEvent.RouteFollowed;
import baffin.adventure.state.AdventureEvent.SailedOut;
import baffin.adventure.state.AdventureEvent.TilesKept;
import baffin.adventure.state.AdventureEvent.TurnEnded;
import baffin.adventure.state.AdventureState;
import baffin.adventure.state.Phase;
import baffin.game.Seat;
import baffin.match.event.MatchCommand;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** PairingConstraints about ways, and about what is done for a seat (AD-4, AD-6.12, AD-6.13, AD-7.12). */
final class WayGoals {

    private WayGoals() {}

    /** A seat overtakes where it could also have laid a wake marker (AD-4.9). */
    static final class Overtaken extends Collecting {

        Overtaken() {
            super(Set.of(), Set.of());
        }

        @Override
        public int worth(AdventureState state, Seat seat, AdventureCommand command) {
            int more = command instanceof Overtake ? 200 : command instanceof LayWake ? 15 : 0;
            return super.worth(state, seat, command) + more;
        }

        @Override
        public boolean met(AdventureState before, List<AdventureEvent> events, AdventureState after) {
            return events.stream().anyMatch(OvertakingBegan.class::isInstance)
                    && CardGoals.lists(before, before.now(), LayWake.class);
        }
    }

    /** Baffin drops an iceberg on his own route and goes back below it (AD-4.6, AD-7.12). */
    static final class BelowIce extends Collecting {

        BelowIce() {
            super(Set.of(Skipper.BAFFIN), Set.of());
        }

        @Override
        public int worth(AdventureState state, Seat seat, AdventureCommand command) {
            boolean baffin = state.of(seat).is(Skipper.BAFFIN);
            boolean below = command instanceof FollowRoute follow
                    && state.sea().blocked(seat.index(), state.sea().grid().id(follow.to()));
            int more = baffin && below ? 200 : baffin && command instanceof DropIceberg ? 100 : 0;
            return super.worth(state, seat, command) + more;
        }

        @Override
        public boolean met(AdventureState before, List<AdventureEvent> events, AdventureState after) {
            return events.stream()
                    .anyMatch(event -> event instanceof RouteFollowed followed
                            && followed.cost() == 0
                            && before.sea()
                                    .blocked(
                                            followed.seat().index(),
                                            before.sea().grid().id(followed.to())));
        }
    }

    /** A seat resigns in the middle of a card (AD-6.12, AD-6.13). */
    static final class LeftWithCard extends Collecting {

        private final Phase phase;
        private boolean left;

        LeftWithCard(Phase phase) {
            super(Set.of(), Set.of(phase == Phase.SWAP ? Treasure.SWAP_TILES : Treasure.CATCH_UP));
            this.phase = phase;
        }

        @Override
        int wantedPlay(AdventureState state, Seat seat, Play play) {
            return 200;
        }

        @Override
        public Optional<Deed> beside(AdventureState state) {
            boolean now = !left && state.phase() == phase;
            left |= now;
            return now ? Optional.of(new Deed(state.now(), new MatchCommand.Resign())) : Optional.empty();
        }

        @Override
        public boolean met(AdventureState before, List<AdventureEvent> events, AdventureState after) {
            return left
                    && before.phase() == phase
                    && events.stream()
                            .anyMatch(phase == Phase.SWAP ? TilesKept.class::isInstance : TurnEnded.class::isInstance);
        }
    }

    /** What acts for a seat sails out of row 24 (AD-4.11). */
    static final class SailsOut implements Goal {

        private static final int LAST = 24;

        private final By by;
        private boolean left;

        /** What acts for the seat. */
        enum By {
            PLAN,
            HOUSE_BOT,
            RESIGNATION
        }

        SailsOut(By by) {
            this.by = by;
        }

        @Override
        public int worth(AdventureState state, Seat seat, AdventureCommand command) {
            return switch (command) {
                case SailOut c -> Collecting.NEVER;
                case LayMarker c ->
                    5 * (c.path().getLast().row() - state.of(seat).row());
                case FollowRoute c -> 5 * (c.to().row() - state.of(seat).row());
                case LayWake c -> 3 * (c.hex().row() - state.of(seat).row());
                case EndTurn c -> state.of(seat).row() == LAST ? 100 : 0;
                case RecoverMarker c -> 0;
                default -> 2;
            };
        }

        @Override
        public Optional<Deed> beside(AdventureState state) {
            if (left || state.phase() != Phase.TURN) {
                return Optional.empty();
            }
            Optional<Deed> deed = state.all().stream()
                    .filter(seat -> state.of(seat).row() == LAST)
                    .filter(seat -> seat.equals(state.now()) == (by != By.PLAN))
                    .filter(seat -> by == By.PLAN || state.turn().points() > 0)
                    .map(seat -> new Deed(seat, command()))
                    .findFirst();
            left |= deed.isPresent();
            return deed;
        }

        private MatchCommand command() {
            return switch (by) {
                case PLAN -> new MatchCommand.SetOrders(List.of(new MatchCommand.Play<>(new EndTurn())));
                case HOUSE_BOT -> new MatchCommand.HandOver(null, "house:random");
                case RESIGNATION -> new MatchCommand.Resign();
            };
        }

        @Override
        public boolean met(AdventureState before, List<AdventureEvent> events, AdventureState after) {
            return left && events.stream().anyMatch(SailedOut.class::isInstance);
        }
    }
}
