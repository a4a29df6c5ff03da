package baffin.bot.navigator.expedition;

import baffin.bot.player.LegalAction;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.Map;

/** Puts a number on every legal action: points and promises gained for a crewman spent. */
final class Weighing {

    private static final double NEVER = -1e6;
    /** From this round on Greenland is free of ice, so that an idle ship may as well sail home. */
    private static final int LATE = 8;

    private static final int LITTLE_ICE = 2;
    private static final double HOMEWARD = 0.05;
    private static final double RESCUE = 5;
    private static final double ARRIVAL = 10;
    /** Drawing is half of what it takes to place a tile. */
    private static final double DRAW_SHARE = 0.5;

    private static final double SYMBOL_IN_HAND = 0.3;
    /** With fewer crewmen than this a symbol in hand is never placed, reached and taken. */
    private static final int CREW_FOR_A_SYMBOL = 12;

    private static final int FAR_ZONE = 3;
    private static final int PLACE_AND_SAIL = 2;

    private final Situation me;
    private final Potential outlook;
    private final HomeRun homeRun;
    private final WayWest way;
    private final double promise;
    private final int[] fromHome;
    private final boolean safe;
    private final Map<String, Double> bestOf = new HashMap<>();

    Weighing(Situation me) {
        this.me = me;
        this.outlook = new Potential(me);
        this.homeRun = new HomeRun(me.frozen());
        this.way = WayWest.of(me.chart());
        this.promise = outlook.of(me.chart(), me.ship(), way);
        this.fromHome = Sailing.distances(me.chart(), LITTLE_ICE, me.chart().home());
        this.safe = possible(me.ship(), 0);
    }

    double of(LegalAction action) {
        JsonNode command = action.command();
        return switch (action.type()) {
            case "Pass" -> possible(me.ship(), me.left()) || !safe ? 0 : NEVER;
            case "MoveShip" -> sail(me.chart().node(command.path("to").asText()));
            case "PlaceTile" ->
                spending(1, "SHIP".equals(command.path("vehicle").asText()) ? place(command) : NEVER);
            case "DrawTile" ->
                spending(1, paidByShip(command) ? draw(command.path("tile").asText()) : NEVER);
            case "TakeTile" -> take(command.path("tile").asText());
            case "Explore", "Discover" -> find(command);
            default -> NEVER;
        };
    }

    private static boolean paidByShip(JsonNode command) {
        return "SHIP".equals(command.path("payer").asText());
    }

    /** The ship's way home must stay open; once it is closed, only what leads home counts. */
    private double spending(int cost, double gain) {
        if (safe && !possible(me.ship(), cost)) {
            return NEVER;
        }
        return gain / cost;
    }

    private boolean possible(int ship, int cost) {
        return me.round() == 0
                || homeRun.possible(me.chart(), ship, me.round(), Math.max(0, me.left() - cost), me.crew());
    }

    private double sail(int to) {
        if (to == me.chart().home()) {
            return me.round() >= LATE ? HOMEWARD : NEVER;
        }
        if (safe && !possible(to, 1)) {
            return NEVER;
        }
        double arrival = to == me.chart().passage() && !me.discovered() ? me.passage() + ARRIVAL : 0;
        double nearer = fromHome[me.ship()] - fromHome[to];
        return arrival + outlook.of(me.chart(), to, way) - promise + pull(nearer);
    }

    private double pull(double nearer) {
        if (!safe) {
            return RESCUE * nearer;
        }
        return me.round() >= LATE ? HOMEWARD * nearer : 0;
    }

    private double place(JsonNode command) {
        String tile = command.path("tile").asText();
        TileShape shape = Shapes.of(tile, command.path("orientation").asText());
        return placed(shape, command.path("row").asInt(), command.path("column").asInt());
    }

    private double placed(TileShape shape, int row, int col) {
        String symbol = shape.symbol();
        Chart after =
                me.chart().with(shape, row, col, symbol != null && me.worth().supplied(symbol));
        Islands.Gain gain = Islands.of(after, shape, row, col);
        double islands = gain.points() + gain.islands() * me.worth().cartography();
        return islands + outlook.of(after, node(after, me.ship()), WayWest.of(after)) - promise;
    }

    /** Arrows are numbered behind the tiles, of which there are more now. */
    private int node(Chart after, int ship) {
        if (ship == me.chart().home()) {
            return after.home();
        }
        return ship == me.chart().passage() ? after.passage() : ship;
    }

    private double draw(String tile) {
        double best = best(tile);
        double held = me.reserve().stream().mapToDouble(this::best).max().orElse(0);
        return DRAW_SHARE * Math.max(0, best - Math.max(0, held)) + inHand(tile);
    }

    private double inHand(String tile) {
        String symbol = Shapes.symbol(tile);
        if (symbol == null || !me.worth().supplied(symbol) || me.budget() < CREW_FOR_A_SYMBOL) {
            return 0;
        }
        return SYMBOL_IN_HAND
                * (me.worth().of(symbol, FAR_ZONE) - Potential.RATE * (PLACE_AND_SAIL + TokenWorth.price(symbol)));
    }

    private double take(String tile) {
        return best(tile) + inHand(tile);
    }

    /** The best that the tile could do from where the ship is. */
    private double best(String tile) {
        Double known = bestOf.get(tile);
        if (known == null) {
            known = me.ship() < me.chart().pieces().size() ? search(tile) : 0.0;
            bestOf.put(tile, known);
        }
        return known;
    }

    private double search(String tile) {
        Chart.Piece stand = me.chart().pieces().get(me.ship());
        int row = stand.first() / Chart.COLUMNS;
        int col = stand.first() % Chart.COLUMNS;
        double best = 0;
        for (TileShape shape : Shapes.all(tile)) {
            for (int r = row - 2; r <= row + 2; r++) {
                for (int c = col - 2; c <= col + 2; c++) {
                    if (me.chart().takes(shape, r, c) && beside(stand, shape, r, c)) {
                        best = Math.max(best, placed(shape, r, c));
                    }
                }
            }
        }
        return best;
    }

    private static boolean beside(Chart.Piece stand, TileShape shape, int row, int col) {
        for (int r = row; r < row + shape.rows(); r++) {
            for (int c = col; c < col + shape.cols(); c++) {
                if (adjacent(stand.first(), r, c) || adjacent(stand.last(), r, c)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean adjacent(int square, int row, int col) {
        return Math.abs(square / Chart.COLUMNS - row) + Math.abs(square % Chart.COLUMNS - col) == 1;
    }

    private double find(JsonNode command) {
        String symbol = command.path("symbol").asText();
        if (!"SHIP".equals(command.path("vehicle").asText())
                || me.ship() >= me.chart().pieces().size()) {
            return NEVER;
        }
        double worth = me.worth().of(symbol, me.chart().pieces().get(me.ship()).zone());
        double after = outlook.of(me.chart().withoutToken(me.ship()), me.ship(), way);
        return spending(TokenWorth.price(symbol), worth + after - promise);
    }

    /**
     * Whether a ship can still come home. Known ways stay open and the ice of all rounds is known, so the answer is
     * certain as long as each move takes one turn.
     */
    static final class HomeRun {

        private static final int LAST_ROUND = 10;
        private static final int LITTLE_ICE = 2;

        private final int[] frozen;

        /** @param frozen frozen rows of all rounds, the first round first */
        HomeRun(int[] frozen) {
            this.frozen = frozen;
        }

        /**
         * Looks ahead round by round: everything that can be reached before the disc moves is a start for the next
         * round.
         *
         * @param round the round now, from 1
         * @param left crewmen that can move in it
         * @param crew crewmen of the ship in all later rounds
         */
        boolean possible(Chart chart, int node, int round, int left, int crew) {
            if (easy(chart, node, round, left, crew)) {
                return true;
            }
            boolean[] at = new boolean[chart.pieces().size() + 2];
            at[node] = true;
            for (int now = round; now <= LAST_ROUND; now++) {
                int moves = now == round ? left : crew;
                int[] fromHome = Sailing.distances(chart, frozen[now - 1], chart.home());
                for (int place = 0; place < at.length; place++) {
                    if (at[place] && fromHome[place] <= moves) {
                        return true;
                    }
                }
                at = reached(chart, at, frozen[now - 1], moves);
            }
            return false;
        }

        /** Enough moves in rounds with little ice: true for nearly all positions, and quick. */
        private boolean easy(Chart chart, int node, int round, int left, int crew) {
            int moves = 0;
            for (int now = round; now <= LAST_ROUND; now++) {
                if (frozen[now - 1] <= LITTLE_ICE) {
                    moves += now == round ? left : crew;
                }
            }
            return Sailing.distances(chart, LITTLE_ICE, chart.home())[node] <= moves;
        }

        private static boolean[] reached(Chart chart, boolean[] at, int ice, int moves) {
            boolean[] next = at.clone();
            for (int place = 0; place < at.length; place++) {
                if (at[place]) {
                    int[] distance = Sailing.distances(chart, ice, place);
                    for (int other = 0; other < at.length; other++) {
                        next[other] |= distance[other] <= moves;
                    }
                }
            }
            return next;
        }
    }
}
