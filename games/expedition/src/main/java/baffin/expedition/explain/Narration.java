package baffin.expedition.explain;

import baffin.expedition.state.ExpeditionEvent;
import baffin.expedition.state.ExpeditionEvent.CrewSpent;
import baffin.expedition.state.ExpeditionEvent.CrewTransferred;
import baffin.expedition.state.ExpeditionEvent.DisplayRefilled;
import baffin.expedition.state.ExpeditionEvent.DisplayRefreshed;
import baffin.expedition.state.ExpeditionEvent.Fate;
import baffin.expedition.state.ExpeditionEvent.GameEnded;
import baffin.expedition.state.ExpeditionEvent.HoleFilled;
import baffin.expedition.state.ExpeditionEvent.IslandCompleted;
import baffin.expedition.state.ExpeditionEvent.PassageDiscovered;
import baffin.expedition.state.ExpeditionEvent.ReturnedHome;
import baffin.expedition.state.ExpeditionEvent.RoundBegan;
import baffin.expedition.state.ExpeditionEvent.RoundEnded;
import baffin.expedition.state.ExpeditionEvent.SeatPassed;
import baffin.expedition.state.ExpeditionEvent.ShipMoved;
import baffin.expedition.state.ExpeditionEvent.SledDeployed;
import baffin.expedition.state.ExpeditionEvent.SledLost;
import baffin.expedition.state.ExpeditionEvent.SledMoved;
import baffin.expedition.state.ExpeditionEvent.SledRelocated;
import baffin.expedition.state.ExpeditionEvent.SledTakenAboard;
import baffin.expedition.state.ExpeditionEvent.SledsStranded;
import baffin.expedition.state.ExpeditionEvent.TilePlaced;
import baffin.expedition.state.ExpeditionEvent.TileTaken;
import baffin.expedition.state.ExpeditionEvent.TokenTaken;
import baffin.expedition.state.ExpeditionEvent.TurnBegan;
import baffin.expedition.state.ExpeditionEvent.TurnEnded;
import baffin.expedition.state.ExpeditionEvent.TurnOrderDrawn;
import baffin.expedition.words.Names;
import baffin.game.Seat;
import baffin.game.words.Phrase;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Events as sentences of the log; nothing of them is hidden from anybody. */
final class Narration {

    private Narration() {}

    static Phrase of(ExpeditionEvent event) {
        return switch (event) {
            case TurnOrderDrawn e -> Phrase.of("event.order", "seats", seats(e.order()));
            case DisplayRefilled e -> Phrase.of("event.displayed", "tiles", Names.list(e.drawn()));
            case DisplayRefreshed e -> by("event.refreshed", e.seat(), "tiles", Names.list(e.drawn()));
            case TileTaken e -> by("event.taken", e.seat(), "tile", e.tile().text());
            case CrewSpent e -> by("event.paid", e.seat(), "crew", e.crew(), "vehicle", Parts.name(e.payer()));
            case ShipMoved e -> by("event.sailed", e.seat(), "from", Names.from(e.from()), "to", Names.to(e.to()));
            case SledMoved e -> by("event.driven", e.seat(), "from", Names.from(e.from()), "to", Names.to(e.to()));
            case TilePlaced e -> placed(e);
            case HoleFilled e -> filled(e);
            case IslandCompleted e -> island(e);
            case TokenTaken e -> found(e);
            case CrewTransferred e -> transferred(e);
            case SledDeployed e -> by("event.deployed", e.seat(), "place", Names.of(e.at()));
            case SledTakenAboard e -> by("event.aboard", e.seat());
            case PassageDiscovered e ->
                by("event.passage", e.seat(), "vehicle", Parts.name(e.vehicle()), "points", e.points());
            case ReturnedHome e -> home(e);
            case SeatPassed e ->
                by(e.byItself() ? "event.passes-by-itself" : "event.passes", e.seat(), "place", e.place());
            case TurnBegan e -> by("event.turn-begins", e.seat());
            case TurnEnded e -> by("event.turn-ends", e.seat());
            case RoundEnded e -> Phrase.of("event.round-ends", "round", e.round(), "rows", e.frozenRows());
            case SledRelocated e -> relocated(e);
            case SledLost e -> by("event.sled-lost", e.seat(), "place", Names.of(e.at()), "crew", e.crew());
            case SledsStranded e ->
                Phrase.of("event.stranded", "count", e.seats().size(), "seats", seats(e.seats()));
            case RoundBegan e -> Phrase.of("event.round-begins", "round", e.round(), "seats", seats(e.order()));
            case GameEnded e -> ended(e);
        };
    }

    private static Phrase placed(TilePlaced e) {
        Map<String, Object> parameters = new HashMap<>(Map.of(
                "seat", Phrase.seat(e.seat().index()),
                "vehicle", Parts.name(e.vehicle()),
                "tile", e.tile().text(),
                "square", square(e.row(), e.column()),
                "orientation", Names.of(e.orientation())));
        if (e.token() == null) {
            return new Phrase("event.placed", parameters);
        }
        parameters.put("token", Parts.name(e.token()));
        return new Phrase("event.placed-with-token", parameters);
    }

    private static Phrase filled(HoleFilled e) {
        String square = square(e.row(), e.column());
        return e.joker()
                ? by("event.joker", e.seat(), "square", square)
                : by("event.hole", e.seat(), "tile", e.tile().text(), "square", square);
    }

    private static Phrase island(IslandCompleted e) {
        return by(
                e.cartography() ? "event.island-with-token" : "event.island",
                e.seat(),
                "tiles",
                e.tiles(),
                "square",
                square(e.row(), e.column()),
                "points",
                e.points());
    }

    private static Phrase found(TokenTaken e) {
        return by(
                "event.found",
                e.seat(),
                "token",
                Parts.name(e.token()),
                "square",
                square(e.row(), e.column()),
                "zone",
                e.zone(),
                "points",
                e.points());
    }

    private static Phrase transferred(CrewTransferred e) {
        return by(
                "event.transferred",
                e.seat(),
                "available",
                Parts.amount("available", e.available()).name(),
                "resting",
                Parts.amount("resting", e.resting()).name());
    }

    private static Phrase home(ReturnedHome e) {
        return by("event.home", e.seat(), "vehicle", Parts.name(e.vehicle()), "order", e.order(), "points", e.points());
    }

    private static Phrase relocated(SledRelocated e) {
        return by(
                e.chosen() ? "event.relocated" : "event.area-changed",
                e.seat(),
                "from",
                Names.from(e.from()),
                "to",
                Names.to(e.to()));
    }

    private static Phrase ended(GameEnded e) {
        Phrase ended = Phrase.named("event.ended", e.reason());
        List<Phrase> losses = new ArrayList<>();
        for (Fate fate : e.fates()) {
            if (fate.lostShip()) {
                losses.add(by("loss.ship", fate.seat(), "crew", fate.lostShipCrew()));
            }
            if (fate.lostSled()) {
                losses.add(by("loss.sled", fate.seat(), "crew", fate.lostSledCrew()));
            }
        }
        return losses.isEmpty() ? ended : Phrase.of("event.ended-with-losses", "ended", ended, "losses", losses);
    }

    /** A phrase that names a seat, and more. */
    private static Phrase by(String code, Seat seat, Object... namesAndValues) {
        Map<String, Object> parameters =
                new HashMap<>(Phrase.of(code, namesAndValues).parameters());
        parameters.put("seat", Phrase.seat(seat.index()));
        return new Phrase(code, parameters);
    }

    private static List<Phrase> seats(List<Seat> seats) {
        return seats.stream().map(seat -> Phrase.seat(seat.index())).toList();
    }

    private static String square(int row, int column) {
        return row + "," + column;
    }
}
