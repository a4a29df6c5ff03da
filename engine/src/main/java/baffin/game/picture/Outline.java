package baffin.game.picture;

/** Path data of simple surfaces. */
public final class Outline {

    private Outline() {}

    /** A rectangle by its upper left corner. */
    public static String rect(double x, double y, double width, double height) {
        return "M" + Svg.point(x, y) + "h" + Svg.number(width) + "v" + Svg.number(height) + "h" + Svg.number(-width)
                + "Z";
    }

    /** A square around a point. */
    public static String around(double x, double y, double half) {
        return rect(x - half, y - half, 2 * half, 2 * half);
    }
}
