package baffin.adventure.rules;

import baffin.adventure.data.Figure;
import baffin.adventure.data.Skipper;
import baffin.adventure.rules.common.Course;
import baffin.adventure.sea.Hex;
import baffin.adventure.sea.Sea;
import baffin.adventure.sea.Thing;
import baffin.adventure.state.AdventureCommand;
import baffin.adventure.state.AdventureCommand.Overtake;
import baffin.adventure.state.AdventureEvent.OvertakingBegan;
import baffin.adventure.state.AdventureState;
import baffin.game.LegalCommand;
import baffin.game.RuleViolation;
import baffin.game.Seat;
import baffin.game.words.Phrase;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Overtaking a ship on its own route (AD-4.9, AD-7.14). */
public final class Overtaking {

    private Overtaking() {}

    static Optional<RuleViolation> check(AdventureState state, Seat seat, Overtake command) {
        return CardsOnSeats.opponent(state, seat, "AD-4.9", command.opponent(), "/opponent")
                .or(() -> place(state, seat, command.opponent()));
    }

    private static Optional<RuleViolation> place(AdventureState state, Seat seat, Seat opponent) {
        if (!state.turn().moved()) {
            return RuleViolation.broken("AD-4.9", Phrase.of("refused.not-moved"));
        }
        if (!state.turn().justMoved()) {
            return RuleViolation.broken("AD-4.9", Phrase.of("refused.too-late"));
        }
        return points(state, seat, opponent) > 0
                ? Optional.empty()
                : RuleViolation.broken(
                        "AD-4.9",
                        Phrase.of("refused.not-just-behind", "seat", Phrase.seat(opponent.index())),
                        "/opponent");
    }

    /** Points for overtaking a seat from where the ship is; 0 when it can't be overtaken. */
    private static int points(AdventureState state, Seat seat, Seat opponent) {
        Hex own = state.of(seat).ship();
        Hex other = state.of(opponent).ship();
        Sea sea = state.sea();
        if (own == null
                || other == null
                || sea.marker(opponent.index(), sea.grid().id(own)) == null) {
            return 0;
        }
        Hex before = before(sea, opponent, other);
        if (own.equals(before)) {
            return other.row() == own.row() + 1 ? Figure.OVERTAKING.value() : 0;
        }
        boolean acrossGap = state.of(seat).is(Skipper.RAE)
                && before != null
                && own.equals(before(sea, opponent, before))
                && other.row() > own.row();
        return acrossGap ? Figure.RAE_OVERTAKING.value() : 0;
    }

    /** The hex before another on a seat's route; null when the route does not lead there. */
    private static @Nullable Hex before(Sea sea, Seat seat, Hex hex) {
        Thing.Marker marker = sea.marker(seat.index(), sea.grid().id(hex));
        return marker == null ? null : marker.before(hex);
    }

    static void list(AdventureState state, Seat seat, List<LegalCommand<AdventureCommand>> into) {
        if (!state.turn().overtaking()) {
            for (Seat other : state.all()) {
                Overtake command = new Overtake(other);
                if (check(state, seat, command).isEmpty()) {
                    into.add(new LegalCommand<>(command, 0));
                }
            }
        }
    }

    static void apply(Course course, Seat seat, Overtake command) {
        int points = points(course.now(), seat, command.opponent());
        course.add(new OvertakingBegan(seat, command.opponent(), points));
    }
}
