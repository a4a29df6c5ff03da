package baffin.bot.navigator.northwind;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/**
 * A column of the task board as a seat sees it.
 *
 * @param port its name
 * @param open false when all its tasks are done
 * @param next the lowest free task
 * @param later the one above it
 * @param own tokens of the seat
 * @param best most tokens of any other seat
 */
record Column(String port, boolean open, Demand next, Demand later, int own, int best) {

    static List<Column> all(JsonNode view, int seat) {
        List<Column> columns = new ArrayList<>();
        view.path("columns").forEach(column -> columns.add(of(column, seat)));
        return columns;
    }

    private static Column of(JsonNode column, int seat) {
        int done = 0;
        JsonNode fields = column.path("fields");
        while (done < fields.size() && fields.path(done).path("seat").isNumber()) {
            done++;
        }
        int best = 0;
        for (int other = 0; other < column.path("tokens").size(); other++) {
            if (other != seat) {
                best = Math.max(best, column.path("tokens").path(other).asInt());
            }
        }
        return new Column(
                column.path("port").asText(),
                done < fields.size(),
                demand(fields, done),
                demand(fields, done + 1),
                column.path("tokens").path(seat).asInt(),
                best);
    }

    private static Demand demand(JsonNode fields, int place) {
        return place < fields.size() ? Demand.of(fields.path(place)) : Demand.NOTHING;
    }
}
