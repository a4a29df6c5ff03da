package baffin.bot.navigator.expedition;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/**
 * What the bot's seat has to know of the view.
 *
 * @param chart the board
 * @param round from 1; 0 in the setup
 * @param frozen frozen rows of all rounds, the first round first
 * @param ship where the ship is, see {@link Chart}
 * @param left crewmen in the ship's column that can act
 * @param crew all crewmen in the ship's column
 * @param discovered true once the seat has been on the Northwest Passage arrow
 * @param passage points that the next arrival there gets, 0 when none are left
 * @param reserve tiles in hand
 * @param display large tiles on offer
 * @param worth what tokens are worth to the seat
 */
record Situation(
        Chart chart,
        int round,
        int[] frozen,
        int ship,
        int left,
        int crew,
        boolean discovered,
        int passage,
        List<String> reserve,
        List<String> display,
        TokenWorth worth) {

    static Situation of(JsonNode view, int seat) {
        Chart chart = Chart.of(view);
        JsonNode own = view.path("seats").path(seat);
        JsonNode ship = own.path("ship");
        int[] frozen = new int[view.path("sun").size()];
        for (int round = 0; round < frozen.length; round++) {
            frozen[round] = view.path("sun").path(round).asInt();
        }
        int available = ship.path("available").asInt();
        return new Situation(
                chart,
                view.path("round").asInt(),
                frozen,
                chart.node(ship.path("place").asText("GREENLAND")),
                available,
                available + ship.path("resting").asInt(),
                own.path("discovered").asBoolean(),
                view.path("passage").path(0).asInt(0),
                texts(own.path("reserve")),
                texts(view.path("display")),
                TokenWorth.of(view, seat));
    }

    int ice() {
        return round == 0 ? 0 : frozen[round - 1];
    }

    /** Crewmen of the ship that can act until the end of the match. */
    int budget() {
        return left + crew * (frozen.length - Math.max(1, round));
    }

    private static List<String> texts(JsonNode list) {
        List<String> texts = new ArrayList<>();
        list.forEach(node -> texts.add(node.asText()));
        return List.copyOf(texts);
    }
}
