package baffin.expedition.state;

import baffin.expedition.data.Action;
import baffin.expedition.data.Token;
import baffin.expedition.geometry.Orientation;
import baffin.expedition.geometry.Place;
import baffin.expedition.tile.Tile;
import baffin.game.Event;
import baffin.game.Seat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What has happened. All of it is public: reserves are open, and a draw is known as soon as it is made. */
public sealed interface ExpeditionEvent extends Event {

    /** An event that gives points at once. */
    sealed interface Scoring extends ExpeditionEvent {

        /** Who earns. */
        Seat seat();

        /** Points earned, 0 or more. */
        int points();

        /** The rule that gives them. */
        String ruleId();
    }

    /** The order of the first round was drawn (EX-4.3). */
    record TurnOrderDrawn(List<Seat> order) implements ExpeditionEvent {
        public TurnOrderDrawn {
            order = List.copyOf(order);
        }
    }

    /**
     * Large tiles came from the bag to the display (EX-4.2, EX-7.4).
     *
     * @param drawn the tiles, in the order of the draw
     * @param display the whole display from now on
     */
    record DisplayRefilled(List<Tile> drawn, List<Tile> display) implements ExpeditionEvent {
        public DisplayRefilled {
            drawn = List.copyOf(drawn);
            display = List.copyOf(display);
        }
    }

    /**
     * The display was replaced (EX-7.5); the seat now has to take a tile.
     *
     * @param drawn the new display
     * @param returned the old display, now in the bag
     */
    record DisplayRefreshed(Seat seat, List<Tile> drawn, List<Tile> returned) implements ExpeditionEvent {
        public DisplayRefreshed {
            drawn = List.copyOf(drawn);
            returned = List.copyOf(returned);
        }
    }

    /** A tile went from the display or a small pile to the reserve of the seat. */
    record TileTaken(Seat seat, Tile tile) implements ExpeditionEvent {}

    /**
     * An action was paid: crewmen rest (EX-5.3).
     *
     * @param crew how many
     */
    record CrewSpent(Seat seat, Vehicle payer, int crew, Action action) implements ExpeditionEvent {}

    /** The ship sailed. */
    record ShipMoved(Seat seat, Place from, Place to) implements ExpeditionEvent {}

    /** The sled was driven. */
    record SledMoved(Seat seat, Place from, Place to) implements ExpeditionEvent {}

    /**
     * A tile of the reserve lies on the board.
     *
     * @param row row of its north-west square, 0 to 7
     * @param column column of that square, 0 to 11
     * @param token the token laid on its symbol (EX-7.8), or null
     */
    record TilePlaced(
            Seat seat,
            Vehicle vehicle,
            Tile tile,
            int row,
            int column,
            Orientation orientation,
            @Nullable Token token) implements ExpeditionEvent {}

    /**
     * A hole was filled (EX-7.9).
     *
     * @param tile the small tile, by the pile it came from
     * @param orientation how it lies; {@code FRONT_0} for a joker
     * @param joker true when it lies joker side up, because the pile of the fitting design was empty
     */
    record HoleFilled(Seat seat, Tile tile, int row, int column, Orientation orientation, boolean joker)
            implements ExpeditionEvent {}

    /**
     * An island is complete (EX-7.10).
     *
     * @param tiles tiles that show a part of it
     * @param cartography true when the seat gets a Cartography token with it
     * @param row row of the first tile that shows a part of it, 0 to 7
     * @param column column of that tile, 0 to 11
     */
    record IslandCompleted(Seat seat, int tiles, int points, boolean cartography, int row, int column, String ruleId)
            implements Scoring {}

    /**
     * A token was taken from the board (EX-7.13, EX-7.14).
     *
     * @param row row of the symbol's square
     * @param column column of the symbol's square
     * @param zone factor of the zone, 1 to 3
     */
    record TokenTaken(Seat seat, Token token, int row, int column, int zone, int points, String ruleId)
            implements Scoring {}

    /**
     * Crewmen changed columns (EX-7.12).
     *
     * @param available available ones to the sled; below 0: to the ship
     * @param resting resting ones likewise
     */
    record CrewTransferred(Seat seat, int available, int resting) implements ExpeditionEvent {}

    /** The sled was set on the board. */
    record SledDeployed(Seat seat, Place at) implements ExpeditionEvent {}

    /** The emptied sled is aboard again. */
    record SledTakenAboard(Seat seat) implements ExpeditionEvent {}

    /** The seat's first arrival on the Northwest Passage arrow (EX-8.1). */
    record PassageDiscovered(Seat seat, Vehicle vehicle, int points, String ruleId) implements Scoring {}

    /**
     * The seat is back in Greenland and plays no more (EX-8.2); its reserve is out.
     *
     * @param order 1 for the first seat that returned
     */
    record ReturnedHome(Seat seat, Vehicle vehicle, int order, int points, String ruleId) implements Scoring {}

    /**
     * The seat plays no more this round; its available crewmen rest (EX-5.4).
     *
     * @param place its place in the order of the next round, from 1
     * @param byItself true when it had no available crewman left
     */
    record SeatPassed(Seat seat, int place, boolean byItself) implements ExpeditionEvent {}

    /** A seat is to act, in the setup or in a round. */
    record TurnBegan(Seat seat) implements ExpeditionEvent {}

    record TurnEnded(Seat seat) implements ExpeditionEvent {}

    /**
     * All seats have passed or are home; the disc has moved (EX-5.5).
     *
     * @param round the round that ended
     * @param frozenRows rows of squares frozen from now on
     * @param order order of the next round
     */
    record RoundEnded(int round, int frozenRows, List<Seat> order) implements ExpeditionEvent {
        public RoundEnded {
            order = List.copyOf(order);
        }
    }

    /**
     * The ice has moved the sled, or only changed the area it stands on (EX-6.5).
     *
     * @param chosen true when its owner chose the area
     */
    record SledRelocated(Seat seat, Place from, Place to, boolean chosen) implements ExpeditionEvent {}

    /**
     * The thaw has taken the sled and its crewmen (EX-6.5).
     *
     * @param crew how many are lost
     */
    record SledLost(Seat seat, Place at, int crew) implements ExpeditionEvent {}

    /** Sleds must leave thawed sea and have several areas to go to; their owners are asked in this order (EX-6.5). */
    record SledsStranded(List<Seat> seats) implements ExpeditionEvent {
        public SledsStranded {
            seats = List.copyOf(seats);
        }
    }

    /**
     * A round begins: all crewmen are available (EX-5.5).
     *
     * @param round 1 to 10
     */
    record RoundBegan(int round, List<Seat> order) implements ExpeditionEvent {
        public RoundBegan {
            order = List.copyOf(order);
        }
    }

    /**
     * The match is over (EX-9.1, EX-9.7).
     *
     * @param fates what became of each seat, by seat index
     */
    record GameEnded(Reason reason, List<Fate> fates) implements ExpeditionEvent {
        public GameEnded {
            fates = List.copyOf(fates);
        }
    }

    /** Why a match is over. */
    enum Reason {
        LAST_ROUND,
        ALL_RETURNED,
        /** Only one seat is still held (EX-9.7). */
        OTHERS_LEFT
    }

    /**
     * What became of a seat (EX-9.5).
     *
     * @param returned order of return from 1, or 0 when it did not return
     * @param lostShipCrew crewmen of a lost ship, else 0
     * @param lostSledCrew crewmen of a lost sled, in the match or at its end, else 0
     */
    record Fate(Seat seat, int returned, boolean lostShip, int lostShipCrew, boolean lostSled, int lostSledCrew) {}
}
