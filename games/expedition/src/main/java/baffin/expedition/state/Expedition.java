package baffin.expedition.state;

import baffin.expedition.data.Token;
import baffin.expedition.geometry.Place;
import baffin.expedition.tile.Tile;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What belongs to one seat.
 *
 * @param shipCrew crewmen in the ship column
 * @param sledCrew crewmen in the sled column
 * @param ship the tile or arrow of the ship
 * @param sled the area or arrow of the sled, or null when it is aboard or lost
 * @param sledLost true once the thaw has taken the sled, for good
 * @param crewLost crewmen lost with it
 * @param reserve tiles in hand, open to all
 * @param found tokens taken
 * @param discovered true once the seat was on the Northwest Passage arrow
 * @param returned 1 for the first seat that came home, 0 while it is out
 */
public record Expedition(
        Crew shipCrew,
        Crew sledCrew,
        Place ship,
        @Nullable Place sled,
        boolean sledLost,
        int crewLost,
        List<Tile> reserve,
        TokenCount found,
        boolean discovered,
        int returned) {

    /** Crewmen of a seat, without the one that marks the turn order (EX-1.1). */
    public static final int CREW = 7;

    public Expedition {
        reserve = List.copyOf(reserve);
    }

    /** A seat at the start (EX-4.1). */
    public static Expedition atStart() {
        return new Expedition(
                new Crew(CREW, 0), Crew.NONE, Place.GREENLAND, null, false, 0, List.of(), TokenCount.NONE, false, 0);
    }

    /** True once it plays no more. */
    public boolean home() {
        return returned > 0;
    }

    /** Tokens taken, by kind. */
    public Map<Token, Integer> tokens() {
        return found.byKind();
    }

    /** True while the sled can be deployed. */
    public boolean sledAboard() {
        return sled == null && !sledLost;
    }

    /** The column of a vehicle. */
    public Crew crew(Vehicle vehicle) {
        return vehicle == Vehicle.SHIP ? shipCrew : sledCrew;
    }

    /** Where a vehicle stands, or null for a sled that is aboard or lost. */
    public @Nullable Place place(Vehicle vehicle) {
        return vehicle == Vehicle.SHIP ? ship : sled;
    }

    /** Available crewmen of both columns. */
    public int available() {
        return shipCrew.available() + sledCrew.available();
    }

    /** The same seat with other columns. */
    public Expedition withCrew(Crew newShip, Crew newSled) {
        return new Expedition(newShip, newSled, ship, sled, sledLost, crewLost, reserve, found, discovered, returned);
    }

    public Expedition withShip(Place place) {
        return new Expedition(
                shipCrew, sledCrew, place, sled, sledLost, crewLost, reserve, found, discovered, returned);
    }

    public Expedition withSled(@Nullable Place place) {
        return new Expedition(
                shipCrew, sledCrew, ship, place, sledLost, crewLost, reserve, found, discovered, returned);
    }

    Expedition withoutSled(int crew) {
        return new Expedition(shipCrew, Crew.NONE, ship, null, true, crew, reserve, found, discovered, returned);
    }

    public Expedition withTile(Tile tile) {
        List<Tile> more = new ArrayList<>(reserve);
        more.add(tile);
        return withReserve(more);
    }

    Expedition withoutTile(Tile tile) {
        List<Tile> fewer = new ArrayList<>(reserve);
        fewer.remove(tile);
        return withReserve(fewer);
    }

    private Expedition withReserve(List<Tile> tiles) {
        return new Expedition(shipCrew, sledCrew, ship, sled, sledLost, crewLost, tiles, found, discovered, returned);
    }

    Expedition withToken(Token token) {
        TokenCount more = found.plus(token, 1);
        return new Expedition(shipCrew, sledCrew, ship, sled, sledLost, crewLost, reserve, more, discovered, returned);
    }

    Expedition withPassage() {
        return new Expedition(shipCrew, sledCrew, ship, sled, sledLost, crewLost, reserve, found, true, returned);
    }

    /** Home: the reserve is out (EX-8.2). */
    Expedition withReturn(int order) {
        return new Expedition(shipCrew, sledCrew, ship, sled, sledLost, crewLost, List.of(), found, discovered, order);
    }
}
