package baffin.bot.navigator.expedition;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What one more token is worth to a seat: points at once, and its share of majorities and sets (EX-7.13 to EX-9.4). */
final class TokenWorth {

    static final String CARTOGRAPHY = "CARTOGRAPHY";

    private static final List<String> KINDS = List.of("INUIT", "CAIRN", "FRANKLIN", "STRAIT", CARTOGRAPHY);
    private static final Map<String, int[]> PRIZES =
            Map.of("FRANKLIN", new int[] {13, 7, 4}, "STRAIT", new int[] {11, 5, 3}, CARTOGRAPHY, new int[] {9, 5, 2});
    private static final double SET = 6;
    private static final double SET_HOPE = 0.6;
    private static final double RACE_HOPE = 0.12;
    private static final double RACE_LEAD = 0.5;

    private final Map<String, Double> extra = new TreeMap<>();
    private final Map<String, Integer> supply = new TreeMap<>();

    private TokenWorth() {}

    static TokenWorth of(JsonNode view, int seat) {
        TokenWorth worth = new TokenWorth();
        JsonNode seats = view.path("seats");
        JsonNode own = seats.path(seat).path("tokens");
        int least =
                KINDS.stream().mapToInt(kind -> own.path(kind).asInt()).min().orElse(0);
        long missing =
                KINDS.stream().filter(kind -> own.path(kind).asInt() == least).count();
        for (String kind : KINDS) {
            double set = own.path(kind).asInt() == least ? SET * SET_HOPE / missing : 0;
            worth.extra.put(kind, set + race(seats, seat, kind));
            worth.supply.put(kind, view.path("supply").path(kind).asInt());
        }
        return worth;
    }

    /** True while a placed symbol of the kind still gets its token. */
    boolean supplied(String kind) {
        return supply.getOrDefault(kind, 0) > 0;
    }

    /** The price in crewmen of taking a token. */
    static int price(String kind) {
        return direct(kind) == 2 ? 2 : 3;
    }

    /** What a token in a zone is worth. */
    double of(String kind, int zone) {
        return direct(kind) * zone + extra.getOrDefault(kind, 0.0);
    }

    /** What a Cartography token is worth; it comes with an island. */
    double cartography() {
        return supplied(CARTOGRAPHY) ? extra.getOrDefault(CARTOGRAPHY, 0.0) : 0;
    }

    private static int direct(String kind) {
        return kind.equals("INUIT") || kind.equals("CAIRN") ? 2 : 1;
    }

    private static double race(JsonNode seats, int seat, String kind) {
        int[] prizes = PRIZES.get(kind);
        if (prizes == null) {
            return 0;
        }
        int own = seats.path(seat).path("tokens").path(kind).asInt();
        int gained = points(seats, seat, kind, own + 1, prizes) - points(seats, seat, kind, own, prizes);
        return RACE_LEAD * gained + RACE_HOPE * prizes[0];
    }

    /** Tied seats take up as many ranks as they are and earn the lowest of those (EX-9.3). */
    private static int points(JsonNode seats, int seat, String kind, int own, int[] prizes) {
        int rank = 1;
        for (int other = 0; other < seats.size(); other++) {
            if (other != seat && seats.path(other).path("tokens").path(kind).asInt() >= own) {
                rank++;
            }
        }
        return own == 0 || rank > prizes.length ? 0 : prizes[rank - 1];
    }
}
