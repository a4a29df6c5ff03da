package baffin.expedition.explain;

import baffin.expedition.state.ExpeditionEvent;
import baffin.expedition.state.ExpeditionEvent.GameEnded;
import baffin.expedition.state.ExpeditionEvent.HoleFilled;
import baffin.expedition.state.ExpeditionEvent.IslandCompleted;
import baffin.expedition.state.ExpeditionEvent.PassageDiscovered;
import baffin.expedition.state.ExpeditionEvent.ReturnedHome;
import baffin.expedition.state.ExpeditionEvent.SeatPassed;
import baffin.expedition.state.ExpeditionEvent.SledTakenAboard;
import baffin.expedition.state.ExpeditionEvent.TokenTaken;
import baffin.game.Seat;
import baffin.game.words.Phrase;
import java.util.Optional;

/** What events bring to the seat whose command causes them. */
final class Effects {

    private Effects() {}

    static Optional<Phrase> of(ExpeditionEvent event, Seat seat) {
        return Optional.ofNullable(
                switch (event) {
                    case TokenTaken e ->
                        Phrase.of("effect.token", "token", Parts.name(e.token()), "points", e.points());
                    case IslandCompleted e ->
                        Phrase.of(
                                e.cartography() ? "effect.island-with-token" : "effect.island",
                                "tiles",
                                e.tiles(),
                                "points",
                                e.points());
                    case HoleFilled e -> Phrase.of(e.joker() ? "effect.joker" : "effect.hole", "square", square(e));
                    case SledTakenAboard e -> Phrase.of("effect.sled-aboard");
                    case PassageDiscovered e -> Phrase.of("effect.passage", "points", e.points());
                    case ReturnedHome e -> Phrase.of("effect.home", "order", e.order(), "points", e.points());
                    case SeatPassed e when e.seat().equals(seat) && e.byItself() -> Phrase.of("effect.passes");
                    case GameEnded e -> Phrase.of("effect.match-ends");
                    default -> null;
                });
    }

    private static String square(HoleFilled hole) {
        return hole.row() + "," + hole.column();
    }
}
