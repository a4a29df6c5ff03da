package baffin.adventure.sea;

import baffin.adventure.data.Figure;
import baffin.adventure.data.Skipper;
import org.jspecify.annotations.Nullable;

/** What a ship finds on a hex where no route leads (AD-4.2). */
public enum Ground {
    WATER,
    LAND,
    SNOW,
    ICEBERG;

    /** The terrain of a letter of a strip, which is in lower case with a chest. */
    public static Ground of(char letter) {
        return switch (Character.toUpperCase(letter)) {
            case 'W' -> WATER;
            case 'L' -> LAND;
            case 'S' -> SNOW;
            case 'I' -> ICEBERG;
            default -> throw new IllegalArgumentException("no terrain: " + letter);
        };
    }

    /** Action points to enter it (AD-4.2, AD-7.2, AD-7.9). */
    public int price(@Nullable Skipper skipper) {
        return switch (this) {
            case WATER -> Figure.WATER.value();
            case LAND -> Figure.LAND.value();
            case SNOW -> (skipper == Skipper.MCCLURE ? Figure.MCCLURE_SNOW : Figure.SNOW).value();
            case ICEBERG -> (skipper == Skipper.JAMES_ROSS ? Figure.JAMES_ROSS_ICEBERG : Figure.ICEBERG).value();
        };
    }
}
