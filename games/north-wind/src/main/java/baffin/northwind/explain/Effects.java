package baffin.northwind.explain;

import baffin.game.Seat;
import baffin.game.words.Phrase;
import baffin.northwind.state.NorthWindEvent;
import baffin.northwind.state.NorthWindEvent.BonusPlaced;
import baffin.northwind.state.NorthWindEvent.BookkeeperPaid;
import baffin.northwind.state.NorthWindEvent.GameEnded;
import baffin.northwind.state.NorthWindEvent.LetterTaken;
import baffin.northwind.state.NorthWindEvent.Sold;
import baffin.northwind.state.NorthWindEvent.TaskCompleted;
import baffin.northwind.state.NorthWindEvent.WreckSearched;
import baffin.northwind.words.Words;
import java.util.Optional;

/** What events bring to the seat whose command causes them. */
final class Effects {

    private Effects() {}

    static Optional<Phrase> of(NorthWindEvent event, Seat seat) {
        return Optional.ofNullable(
                switch (event) {
                    case Sold e -> Phrase.of("effect.gold", "gold", e.gold());
                    case BookkeeperPaid e -> Phrase.of("effect.bookkeeper", "gold", e.gold());
                    case WreckSearched e -> Phrase.of("effect.gold", "gold", e.gold());
                    case TaskCompleted e -> Phrase.of("effect.task", "port", Words.stack(e.port()));
                    case BonusPlaced e when e.seat().equals(seat) -> Phrase.named("effect.bonus", e.bonus());
                    case LetterTaken e when e.seat().equals(seat) -> Phrase.of("effect.letter");
                    case GameEnded e -> Phrase.of("effect.match-ends");
                    default -> null;
                });
    }
}
