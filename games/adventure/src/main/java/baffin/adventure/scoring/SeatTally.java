package baffin.adventure.scoring;

import org.jspecify.annotations.Nullable;

/**
 * What scoring has to know of a seat.
 *
 * @param row the row of its ship, 0 in front of the map
 * @param rowVersion version of the match that brought it there
 * @param left hexes of the markers in its supply
 * @param sailedOut true when it has won (AD-4.11)
 * @param character name of its character once it is revealed, else null
 */
public record SeatTally(
        int row,
        long rowVersion,
        int left,
        boolean sailedOut,
        @Nullable String character) {

    SeatTally moved(int newRow, long version, int markerHexes) {
        return new SeatTally(newRow, newRow == row ? rowVersion : version, left - markerHexes, sailedOut, character);
    }

    SeatTally withMarkers(int moreHexes) {
        return new SeatTally(row, rowVersion, left + moreHexes, sailedOut, character);
    }

    SeatTally out() {
        return new SeatTally(row, rowVersion, left, true, character);
    }

    SeatTally withCharacter(String name) {
        return new SeatTally(row, rowVersion, left, sailedOut, name);
    }
}
