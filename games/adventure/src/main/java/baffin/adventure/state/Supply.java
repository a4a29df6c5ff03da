package baffin.adventure.state;

import baffin.adventure.data.Figure;
import baffin.adventure.data.Strips;
import baffin.adventure.data.Treasure;

/**
 * What lies beside the map. Piles have no order: what leaves one is drawn at that moment.
 *
 * @param strips scenery strips not yet laid, by their number in {@link Strips}
 * @param icebergs iceberg hexes left
 * @param waters water hexes left
 * @param deck treasure cards face down; hidden, as hands would follow from it
 * @param discards treasure cards played or discarded, open
 */
public record Supply(Counts strips, int icebergs, int waters, Counts deck, Counts discards) {

    public static Supply full(int seats) {
        return new Supply(
                new Counts(Strips.copies(seats)),
                Figure.ICEBERG_TILES.value(),
                Figure.WATER_TILES.value(),
                new Counts(Treasure.copies(seats)),
                Counts.none(Treasure.values().length));
    }

    Supply withoutStrip(int strip) {
        return new Supply(strips.plus(strip, -1), icebergs, waters, deck, discards);
    }

    public Supply withPieces(int moreIcebergs, int moreWaters) {
        return new Supply(strips, icebergs + moreIcebergs, waters + moreWaters, deck, discards);
    }

    Supply withoutCard(Treasure treasure) {
        return new Supply(strips, icebergs, waters, deck.plus(treasure, -1), discards);
    }

    Supply withDiscard(Treasure treasure) {
        return new Supply(strips, icebergs, waters, deck, discards.plus(treasure, 1));
    }

    public Supply withDeck(Counts cards) {
        return new Supply(strips, icebergs, waters, cards, discards);
    }

    /** The discards become the deck. */
    Supply refilled() {
        return new Supply(strips, icebergs, waters, discards, Counts.none(Treasure.values().length));
    }
}
