package baffin.accounts.avatar;

import baffin.accounts.avatar.Avatar.Motif.Side;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.List;

/**
 * The picture of a player, made of the SHA-256 of the id alone: ice in one light colour on a ground of another, the
 * left half mirrored in the right one. The same id has the same picture for good.
 */
public final class Avatar {

    /** Neither light nor dark, so that a picture stands out on white and on black. */
    static final List<String> GROUNDS = List.of(
            "#2f6db5", "#2b7a9b", "#237f7c", "#2a7f57", "#5b7a2b", "#8a6a1f", "#a8572a", "#b24a4a", "#ad4476",
            "#8d4fae", "#6659c0", "#4a63c6", "#4f6b85", "#6b6a72", "#7d6248", "#3c7686");

    /** Of snow, ice, the low sun and northern lights. */
    static final List<String> LIGHTS = List.of("#ffffff", "#e3f4ff", "#fff0c9", "#d9fbe8");

    private static final List<List<Motif>> STYLES = List.of(
            List.of(Motif.FLOE, Motif.BERG),
            List.of(Motif.FLOE, Motif.WHALE),
            List.of(Motif.FLOE, Motif.CRYSTAL),
            List.of(Motif.SLOPE, Motif.FLOE),
            List.of(Motif.SLOPE, Motif.SUN),
            List.of(Motif.WHALE, Motif.FLOE),
            List.of(Motif.WHALE, Motif.SUN),
            List.of(Motif.SUN, Motif.FLOE));

    private static final int CELLS = 5;
    private static final int MIDDLE = CELLS / 2;
    private static final int MARGIN = 4;
    private static final int WIDTH = CELLS * Motif.SIZE + 2 * MARGIN;

    /** Of eight cells so many are free, and so many have the first motif of the style. */
    private static final int FREE = 3;

    private static final int FREE_OR_FIRST = 6;
    private static final int EIGHT = 8;

    private final byte[] digest;
    private int taken;

    private Avatar(byte[] digest) {
        this.digest = digest;
    }

    /** The picture of a player as an SVG document, {@value #WIDTH} by {@value #WIDTH} units, below 2 kB. */
    public static String svg(String player) {
        try {
            return new Avatar(MessageDigest.getInstance("SHA-256").digest(player.getBytes(StandardCharsets.UTF_8)))
                    .drawn();
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    private String drawn() {
        String ground = one(GROUNDS);
        String light = one(LIGHTS);
        List<Motif> style = one(STYLES);
        StringBuilder ice = new StringBuilder();
        for (int row = 0; row < CELLS; row++) {
            row(row, style, ice);
        }
        return """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %1$s %1$s"><title>Avatar</title>\
                <rect width="%1$s" height="%1$s" rx="10" fill="%2$s"/><path fill="%3$s" d="%4$s"/></svg>
                """.formatted(WIDTH, ground, light, ice);
    }

    private void row(int row, List<Motif> style, StringBuilder ice) {
        int before = ice.length();
        for (int column = 0; column <= MIDDLE; column++) {
            int drawn = next() % EIGHT;
            if (drawn >= FREE) {
                put(style.get(drawn < FREE_OR_FIRST ? 0 : 1), row, column, ice);
            }
        }
        if (ice.length() == before) {
            put(style.getFirst(), row, MIDDLE, ice);
        }
    }

    private static void put(Motif motif, int row, int column, StringBuilder ice) {
        int y = MARGIN + Motif.SIZE * row;
        int x = MARGIN + Motif.SIZE * column;
        if (column == MIDDLE) {
            ice.append(motif.at(x, y, Side.MIDDLE));
        } else {
            ice.append(motif.at(x, y, Side.LEFT));
            ice.append(motif.at(WIDTH - x - Motif.SIZE, y, Side.RIGHT));
        }
    }

    private <T> T one(List<T> some) {
        return some.get(next() % some.size());
    }

    private int next() {
        return Byte.toUnsignedInt(digest[taken++]);
    }

    /** The drawing in a cell of an avatar: eight units wide and high, drawn from its upper left corner. */
    enum Motif {
        /** A floe, which fills its cell. */
        FLOE("h8v8h-8z"),
        /** An iceberg. */
        BERG("m0 8l4-8l4 8z"),
        /** A slope that rises to the middle of the picture, with a top there. */
        SLOPE("m0 8h8v-8z", "m0 8l4-8l4 8z", "v8h8z"),
        /** The back of a whale, which rises to the middle of the picture. */
        WHALE("m0 8a8 8 0 0 1 8-8v8z", "m0 8a4 8 0 0 1 8 0z", "v8h8a8 8 0 0 0-8-8z"),
        /** The midnight sun. */
        SUN("m0 4a4 4 0 1 0 8 0a4 4 0 1 0-8 0z"),
        /** A crystal of ice. */
        CRYSTAL("m4 0l4 4l-4 4l-4-4z");

        /** Width and height of a cell. */
        static final int SIZE = 8;

        /** Where a cell is. */
        enum Side {
            LEFT,
            MIDDLE,
            RIGHT
        }

        private final String left;
        private final String middle;
        private final String right;

        /** One that is its own mirror image. */
        Motif(String path) {
            this(path, path, path);
        }

        Motif(String left, String middle, String right) {
            this.left = left;
            this.middle = middle;
            this.right = right;
        }

        /** Its path with the corner of its cell at a point. */
        String at(int x, int y, Side side) {
            String path = switch (side) {
                case LEFT -> left;
                case MIDDLE -> middle;
                case RIGHT -> right;
            };
            return "M" + x + " " + y + path;
        }
    }
}
