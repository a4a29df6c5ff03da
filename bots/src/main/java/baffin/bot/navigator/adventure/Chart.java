package baffin.bot.navigator.adventure;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The map as one seat finds it: what each hex costs, and how far each is from the end. */
final class Chart {

    /** No hex. */
    static final int NONE = -1;

    /** In front of row 1. */
    static final int START = -2;

    static final int ROWS = 24;
    private static final int DIRECTIONS = 6;
    private static final int[] ROW_STEPS = {0, 1, 1, 0, -1, -1};
    private static final int[] ODD_ROW = {1, 0, -1, -1, -1, 0};
    private static final int[] EVEN_ROW = {1, 1, 0, -1, 0, 1};

    /** What a row that nobody knows yet will cost, as rows have cost on good ways. */
    private static final double UNKNOWN_ROW = 1.45;

    /** A hex of a route that others have laid: 1 in the wake, and now and then a marker to get into it. */
    private static final double FOREIGN = 1.4;

    /** A card is worth about this many points. */
    private static final double CHEST = .5;

    private static final double FAR = 1e6;

    private final int width;
    private final Prices prices;
    private final char[] terrain;
    private final double[] cost;
    private final boolean[] taken;
    private final boolean[] own;
    private double[] toGo;

    private Chart(int width, Prices prices) {
        this.width = width;
        this.prices = prices;
        this.terrain = new char[width * ROWS];
        this.cost = new double[width * ROWS];
        this.taken = new boolean[width * ROWS];
        this.own = new boolean[width * ROWS];
        this.toGo = new double[0];
    }

    static Chart of(JsonNode view, int seat) {
        Chart chart = new Chart(
                view.path("width").asInt(),
                Prices.of(view.path("seats").path(seat).path("character").asText()));
        for (int row = 0; row < ROWS; row++) {
            String letters = view.path("rows").path(row).asText();
            for (int col = 0; col < chart.width; col++) {
                chart.terrain[row * chart.width + col] = letters.charAt(col);
            }
        }
        chart.price();
        chart.lay(view, seat);
        chart.measure();
        return chart;
    }

    /** The number of a hex written as row and column. */
    int hex(String text) {
        int comma = text.indexOf(',');
        int row = Integer.parseInt(text.substring(0, comma));
        return (row - 1) * width + Integer.parseInt(text.substring(comma + 1));
    }

    /** Points that it takes from a hex to the end of the map, about. */
    double toGo(int hex) {
        if (hex != START) {
            return toGo[hex];
        }
        double least = FAR;
        for (int col = 0; col < width; col++) {
            least = Math.min(least, cost[col] + toGo[col]);
        }
        return least;
    }

    /** Points to enter a hex. */
    double cost(int hex) {
        return cost[hex];
    }

    /** True when nothing lies on a known hex. */
    boolean open(int hex) {
        return known(hex) && !taken[hex];
    }

    boolean known(int hex) {
        return terrain[hex] != '.';
    }

    char letter(int hex) {
        return terrain[hex];
    }

    int row(int hex) {
        return hex / width + 1;
    }

    /** The neighbours of a hex, or row 1. */
    List<Integer> around(int hex) {
        List<Integer> around = new ArrayList<>(DIRECTIONS);
        if (hex == START) {
            for (int col = 0; col < width; col++) {
                around.add(col);
            }
            return around;
        }
        int[] cols = row(hex) % 2 == 1 ? ODD_ROW : EVEN_ROW;
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            int row = hex / width + ROW_STEPS[direction];
            int col = hex % width + cols[direction];
            if (row >= 0 && row < ROWS && col >= 0 && col < width) {
                around.add(row * width + col);
            }
        }
        return around;
    }

    /** The hexes that a ship would go over next on its best way, at most a few. */
    List<Integer> way(int from, int steps) {
        List<Integer> way = new ArrayList<>();
        int here = from;
        for (int step = 0; step < steps; step++) {
            int best = NONE;
            for (int next : around(here)) {
                boolean better = best == NONE || cost[next] + toGo[next] < cost[best] + toGo[best];
                if (known(next) && !way.contains(next) && better) {
                    best = next;
                }
            }
            if (best == NONE) {
                return way;
            }
            way.add(best);
            here = best;
        }
        return way;
    }

    /** How far it would be from a hex if some letters lay otherwise. */
    double toGoWith(int from, int[] hexes, String letters) {
        char[] before = new char[hexes.length];
        double[] costs = new double[hexes.length];
        double[] measured = toGo;
        for (int i = 0; i < hexes.length; i++) {
            before[i] = terrain[hexes[i]];
            costs[i] = cost[hexes[i]];
            terrain[hexes[i]] = letters.charAt(i);
            cost[hexes[i]] = ground(hexes[i]);
        }
        measure();
        double result = toGo(from);
        for (int i = 0; i < hexes.length; i++) {
            terrain[hexes[i]] = before[i];
            cost[hexes[i]] = costs[i];
        }
        toGo = measured;
        return result;
    }

    private void price() {
        for (int hex = 0; hex < cost.length; hex++) {
            cost[hex] = known(hex) ? ground(hex) : FAR;
        }
    }

    private double ground(int hex) {
        double chest = Character.isLowerCase(terrain[hex]) ? CHEST : 0;
        return prices.ground(Character.toUpperCase(terrain[hex])) - chest;
    }

    /** Markers and pieces, in the order in which they were laid. */
    private void lay(JsonNode view, int seat) {
        int marker = 0;
        int piece = 0;
        JsonNode markers = view.path("markers");
        JsonNode pieces = view.path("pieces");
        for (int above = 0; marker < markers.size() || piece < pieces.size(); above++) {
            if (piece < pieces.size() && pieces.path(piece).path("above").asInt() == above) {
                piece(pieces.path(piece++));
            } else {
                marker(markers.path(marker++), seat);
            }
        }
    }

    private void piece(JsonNode piece) {
        int hex = hex(piece.path("hex").asText());
        taken[hex] = true;
        if (own[hex] && prices.icebergsDoNotStop()) {
            return;
        }
        cost[hex] = prices.ground(piece.path("ground").asText().charAt(0));
    }

    private void marker(JsonNode marker, int seat) {
        boolean mine = marker.path("seat").asInt() == seat;
        for (JsonNode node : marker.path("path")) {
            int hex = hex(node.asText());
            if (mine || !taken[hex] || cost[hex] > FOREIGN) {
                cost[hex] = mine ? prices.own() : FOREIGN;
            }
            taken[hex] = true;
            own[hex] |= mine;
        }
    }

    /** From the last known row back to the start. */
    private void measure() {
        int last = ROWS;
        while (last > 1 && !anyKnown(last)) {
            last--;
        }
        double[] far = new double[cost.length];
        Arrays.fill(far, FAR);
        double rest = 1 + UNKNOWN_ROW * (ROWS - last);
        for (int col = 0; col < width; col++) {
            if (known((last - 1) * width + col)) {
                far[(last - 1) * width + col] = rest;
            }
        }
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int hex = far.length - 1; hex >= 0; hex--) {
                double through = far[hex] + cost[hex];
                if (through < FAR) {
                    for (int before : around(hex)) {
                        if (known(before) && through < far[before]) {
                            far[before] = through;
                            changed = true;
                        }
                    }
                }
            }
        }
        toGo = far;
    }

    private boolean anyKnown(int row) {
        for (int col = 0; col < width; col++) {
            if (known((row - 1) * width + col)) {
                return true;
            }
        }
        return false;
    }
}
