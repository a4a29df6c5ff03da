package baffin.northwind.state;

import baffin.northwind.data.Berth;
import baffin.northwind.data.Commodity;
import baffin.northwind.data.Goods;
import baffin.northwind.data.Port;
import baffin.northwind.data.ShipParts;
import baffin.northwind.data.ShipParts.Name;
import baffin.northwind.data.Tile;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * What belongs to one seat. All but the last two is public.
 *
 * @param gold gold pieces, 0 or more
 * @param letters commercial letters, 0 to 2
 * @param sail sail level, 4 to 6
 * @param cannons mounted cannons, 1 to 4
 * @param hold commodities aboard
 * @param captains captains in the brig, 0 to 2
 * @param crew berths that are taken, in the order of hiring
 * @param voyages voyages begun
 * @param standing when it wants to be asked to use a letter: its own secret
 * @param glimpsed by stack, tiles that it knows to be there thanks to its lookout, sorted: its own secret
 */
public record Ship(
        int gold,
        int letters,
        int sail,
        int cannons,
        Goods hold,
        int captains,
        List<Berth> crew,
        int voyages,
        StandingAnswer standing,
        List<List<Tile>> glimpsed) {

    private static final List<List<Tile>> NOTHING_GLIMPSED = Collections.nCopies(Port.values().length, List.of());

    public Ship {
        crew = List.copyOf(crew);
        glimpsed = List.copyOf(glimpsed);
    }

    /** A ship at the start (NW-2.2). */
    public static Ship atStart() {
        return new Ship(
                ShipParts.start(Name.GOLD),
                ShipParts.start(Name.LETTERS),
                ShipParts.start(Name.SAIL),
                ShipParts.start(Name.CANNONS),
                Goods.NONE,
                ShipParts.start(Name.BRIG),
                List.of(),
                0,
                StandingAnswer.ASK,
                NOTHING_GLIMPSED);
    }

    /** True when a crew member is in the berth. */
    public boolean has(Berth berth) {
        return crew.contains(berth);
    }

    /** Tiles that the seat knows to be in a stack. */
    public List<Tile> knows(Stack stack) {
        return Tiles.union(stack.seen(), glimpsed.get(stack.port().ordinal()));
    }

    public Ship withGold(int change) {
        return new Ship(gold + change, letters, sail, cannons, hold, captains, crew, voyages, standing, glimpsed);
    }

    public Ship withLetters(int change) {
        return new Ship(gold, letters + change, sail, cannons, hold, captains, crew, voyages, standing, glimpsed);
    }

    public Ship withSail(int level) {
        return new Ship(gold, letters, level, cannons, hold, captains, crew, voyages, standing, glimpsed);
    }

    public Ship withCannons(int number) {
        return new Ship(gold, letters, sail, number, hold, captains, crew, voyages, standing, glimpsed);
    }

    public Ship with(List<Commodity> goods) {
        return withHold(hold.plus(goods));
    }

    public Ship without(List<Commodity> goods) {
        return withHold(hold.minus(goods));
    }

    private Ship withHold(Goods goods) {
        return new Ship(gold, letters, sail, cannons, goods, captains, crew, voyages, standing, glimpsed);
    }

    public Ship withCaptains(int change) {
        return new Ship(gold, letters, sail, cannons, hold, captains + change, crew, voyages, standing, glimpsed);
    }

    public Ship withCrew(Berth berth) {
        List<Berth> more = new ArrayList<>(crew);
        more.add(berth);
        return new Ship(gold, letters, sail, cannons, hold, captains, more, voyages, standing, glimpsed);
    }

    public Ship withVoyage() {
        return new Ship(gold, letters, sail, cannons, hold, captains, crew, voyages + 1, standing, glimpsed);
    }

    public Ship withStanding(StandingAnswer answer) {
        return new Ship(gold, letters, sail, cannons, hold, captains, crew, voyages, answer, glimpsed);
    }

    /** The same ship as if its captain had seen and said nothing in secret. */
    public Ship forgetful() {
        return new Ship(
                gold, letters, sail, cannons, hold, captains, crew, voyages, StandingAnswer.ASK, NOTHING_GLIMPSED);
    }

    public Ship withGlimpse(Port port, List<Tile> tiles) {
        List<List<Tile>> more = new ArrayList<>(glimpsed);
        more.set(port.ordinal(), Tiles.union(glimpsed.get(port.ordinal()), tiles));
        return new Ship(gold, letters, sail, cannons, hold, captains, crew, voyages, standing, more);
    }
}
