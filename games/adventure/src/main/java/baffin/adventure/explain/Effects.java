package baffin.adventure.explain;

import baffin.adventure.state.AdventureEvent;
import baffin.adventure.state.AdventureEvent.BonusEarned;
import baffin.adventure.state.AdventureEvent.CardsAllowed;
import baffin.adventure.state.AdventureEvent.FreeMarkerGranted;
import baffin.adventure.state.AdventureEvent.GameEnded;
import baffin.adventure.state.AdventureEvent.OvertakingBegan;
import baffin.adventure.state.AdventureEvent.PointsGained;
import baffin.adventure.state.AdventureEvent.SeatSilenced;
import baffin.adventure.state.AdventureEvent.SeatSlowed;
import baffin.adventure.state.AdventureEvent.WakeGuarded;
import baffin.game.Seat;
import baffin.game.words.Phrase;
import java.util.Optional;

/** What events bring to the seat whose command causes them. */
final class Effects {

    private Effects() {}

    static Optional<Phrase> of(AdventureEvent event, Seat seat) {
        return Optional.ofNullable(
                switch (event) {
                    case BonusEarned e when e.seat().equals(seat) -> points(e.points());
                    case PointsGained e -> points(e.points());
                    case OvertakingBegan e -> Phrase.of("effect.overtaking", "points", e.points());
                    case CardsAllowed e -> Phrase.of("effect.cards", "cards", e.cards());
                    case WakeGuarded e -> Phrase.of("effect.guarded");
                    case SeatSilenced e ->
                        Phrase.of(
                                "effect.silenced", "seat", Phrase.seat(e.seat().index()));
                    case SeatSlowed e ->
                        Phrase.of("effect.slowed", "seat", Phrase.seat(e.seat().index()), "points", e.points());
                    case FreeMarkerGranted e -> Phrase.of("effect.free-marker");
                    case GameEnded e -> Phrase.of(seat.equals(e.winner()) ? "effect.win" : "effect.match-ends");
                    default -> null;
                });
    }

    private static Phrase points(int points) {
        return Phrase.of("effect.points", "points", points);
    }
}
