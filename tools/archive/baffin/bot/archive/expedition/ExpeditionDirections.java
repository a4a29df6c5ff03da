package baffin.bot.archive.expedition;

import static baffin.bot.archive.expedition.Lines.deploys;
import static baffin.bot.archive.expedition.Lines.draws;
import static baffin.bot.archive.expedition.Lines.from;
import static baffin.bot.archive.expedition.Lines.places;
import static baffin.bot.archive.expedition.Lines.plansPlacing;
import static baffin.bot.archive.expedition.Lines.plansShip;
import static baffin.bot.archive.expedition.Lines.ship;
import static baffin.bot.archive.expedition.Lines.sled;
import static baffin.bot.archive.expedition.Lines.takes;
import static baffin.expedition.state.Vehicle.SHIP;
import static baffin.expedition.state.Vehicle.SLED;

import baffin.bot.archive.Directed;
import baffin.expedition.state.ExpeditionState;
import baffin.expedition.state.Vehicle;
import baffin.game.Seat;
import java.util.List;
import java.util.Map;

/** The led matches of Expedition. */
public final class ExpeditionDirections {

    private ExpeditionDirections() {}

    /** All of them; the numbers in their names choose their draws. */
    public static List<Directed<ExpeditionState>> all() {
        return List.of(
                new Directed<>("v2-33-3-seats-sleds-in-the-thaw", 3, Map.of(), ExpeditionDirections::thaw),
                new Directed<>("v2-34-2-seats-cut-tiles-556", 2, Map.of(), ExpeditionDirections::cut),
                new Directed<>("v2-35-2-seats-passage-by-sled", 2, Map.of(), ExpeditionDirections::passage),
                new Directed<>("v2-36-2-seats-sea-path", 2, Map.of(), ExpeditionDirections::seaPath),
                new Directed<>("v2-37-4-seats-atolls-31", 4, Map.of(), () -> new Greedy(new Atolls())),
                new Directed<>("v2-38-3-seats-two-sets", 3, Map.of(), () -> new Greedy(new Collector())),
                new Directed<>("v2-39-3-seats-leader-resigned", 3, Map.of(), ExpeditionDirections::resigned));
    }

    /** A sled is lost with the whole crew, so that its seat has none at its turns; two others have a choice. */
    static Cues thaw() {
        return new Cues()
                .seat(
                        0,
                        ship("2,10"),
                        draws(SHIP, "S0"),
                        places(SHIP, "S0", 3, 10, "~~", "~~"),
                        ship("3,10"),
                        from(4, deploys(0, "3,10,NW")))
                .seat(
                        1,
                        ship("2,10"),
                        draws(SHIP, "S3"),
                        places(SHIP, "S3", 2, 9, "~#", "#~"),
                        ship("2,9"),
                        from(4, deploys(3, "2,9,NW")))
                .seat(2, from(2, ship("2,10")), ship("2,9"), from(4, deploys(2, "2,9,NW")));
    }

    /** The line cuts two upright tiles: one ship lies in open water, the other is iced in. */
    static Cues cut() {
        return new Cues()
                .seat(
                        0,
                        takes("L27"),
                        ship("2,10"),
                        places(SHIP, "L27", 3, 10, "~~", "##", "##"),
                        ship("3,10"),
                        from(4, plansShip("2,10")),
                        from(4, draws(SHIP, "S1")),
                        from(4, deploys(2, "3,10,NW")))
                .seat(
                        1,
                        takes("L24"),
                        ship("2,10"),
                        from(2, places(SHIP, "L24", 1, 9, "~#", "~#", "~~")),
                        from(2, ship("1,9")),
                        from(3, ship("2,10")));
    }

    /** Two sleds go over the ice to the Northwest Passage, one of them twice. */
    static Cues passage() {
        Cues cues = new Cues().seat(0, ship("2,10"));
        for (int column = 9; column > 3; column--) {
            coast(cues, SHIP, column).seat(0, ship("2," + column));
        }
        coast(cues, SHIP, 3).seat(0, from(4, deploys(0, "2,4,NW")), sled("2,3,NW"));
        coast(cues, SLED, 2)
                .seat(
                        0,
                        sled("2,2,NW"),
                        draws(SLED, "S1"),
                        places(SLED, "S1", 2, 1, "~#", "~~"),
                        sled("2,1,NW"),
                        draws(SLED, "S0"),
                        places(SLED, "S0", 3, 1, "~~", "~~"),
                        sled("3,1,NW"),
                        draws(SLED, "S1"),
                        places(SLED, "S1", 4, 1, "~~", "#~"),
                        sled("4,1,NW"),
                        draws(SLED, "S4"),
                        places(SLED, "S4", 5, 1, "#~", "##"),
                        sled("5,1,NW"),
                        sled("6,0,NW"),
                        sled("NORTHWEST_PASSAGE"),
                        sled("6,0,NW"),
                        sled("NORTHWEST_PASSAGE"));
        for (int column = 10; column > 4; column--) {
            cues.seat(1, ship("2," + column));
        }
        cues.seat(1, from(4, deploys(0, "2,5,NW")));
        for (String place : List.of("2,4", "2,3", "2,2", "2,1", "3,1", "4,1", "5,1", "6,0")) {
            cues.seat(1, sled(place + ",NW"));
        }
        return cues.seat(1, sled("NORTHWEST_PASSAGE"));
    }

    private static Cues coast(Cues cues, Vehicle vehicle, int column) {
        return cues.seat(0, draws(vehicle, "S2"), places(vehicle, "S2", 2, column, "##", "~~"));
    }

    /** The last gap of the sea path may not be closed. */
    static Cues seaPath() {
        return new Cues()
                .seat(
                        0,
                        ship("2,10"),
                        draws(SHIP, "S2"),
                        draws(SHIP, "S2"),
                        draws(SHIP, "S4"),
                        draws(SHIP, "S4"),
                        places(SHIP, "S2", 3, 10, "~~", "##"),
                        places(SHIP, "S2", 3, 11, "~~", "##"),
                        ship("3,10"),
                        places(SHIP, "S4", 3, 9, "#~", "##"),
                        ship("2,10"),
                        plansPlacing(SHIP, "S4", 2, 9, "##", "#~"),
                        draws(SHIP, "S1"));
    }

    /** The one who leads resigns in the last round, another one before. */
    static Leaving resigned() {
        return new Leaving(new Greedy(new Collector()), Map.of(new Seat(2), 9, new Seat(0), 10));
    }
}
