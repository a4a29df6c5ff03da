package baffin.northwind.data;

import baffin.game.Textual;

/**
 * The face of a sea tile; tiles with the same face can't be told apart.
 *
 * @param code a name of {@code tiles.tsv}, such as {@code SALT_3}
 */
@Textual.Written(pattern = "^[A-Z]+(_[A-Z0-9]+)*$", form = "a name of a sea tile", example = "SALT_3")
public record Tile(String code) implements Textual, Comparable<Tile> {

    /** What a tile shows. */
    public enum Kind {
        /** Where tasks are done (NW-6.1). */
        DESTINATION,
        /** Trades one commodity (NW-4.1). */
        COMMERCIAL,
        /** Sells sails, cannons and service (NW-4.2). */
        EQUIPMENT,
        /** Trades every commodity (NW-4.3). */
        MERCHANT,
        /** Holds gold (NW-4.6). */
        WRECK,
        /** Hides a treasure or a pirate (NW-4.7). */
        FOG
    }

    /** The tile of a destination. */
    public static Tile of(Port port) {
        return new Tile(port.name());
    }

    /** What its row of data says. */
    public SeaTiles.SeaTile data() {
        return SeaTiles.of(this);
    }

    /** What it shows. */
    public Kind kind() {
        return data().kind();
    }

    /** True for the three kinds that opponents may use by letter (NW-4.5). */
    public boolean trades() {
        return switch (kind()) {
            case COMMERCIAL, EQUIPMENT, MERCHANT -> true;
            case DESTINATION, WRECK, FOG -> false;
        };
    }

    @Override
    public String text() {
        return code;
    }

    @Override
    public int compareTo(Tile other) {
        return Integer.compare(SeaTiles.index(this), SeaTiles.index(other));
    }

    @Override
    public String toString() {
        return code;
    }
}
