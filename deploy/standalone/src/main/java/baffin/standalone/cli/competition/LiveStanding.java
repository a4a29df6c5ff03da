package baffin.standalone.cli.competition;

import baffin.standalone.cli.common.PublicApi;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import java.io.IOException;

/** The standing that a platform tells, page by page. */
final class LiveStanding {

    private static final int LINES_A_PAGE = 200;
    private static final ObjectMapper JSON = new ObjectMapper();

    private LiveStanding() {}

    /**
     * All its pages.
     *
     * @param path of the competition
     * @param version of the competition that the standing is to be computed from
     */
    static JsonNode of(PublicApi api, String path, long version) throws IOException {
        ArrayNode pages = JSON.createArrayNode();
        String cursor = "";
        do {
            String query = "/standings?asOf=" + version + "&limit=" + LINES_A_PAGE;
            JsonNode page = JSON.readTree(
                    api.get(path + query + (cursor.isEmpty() ? "" : "&cursor=" + PublicApi.encoded(cursor))));
            pages.add(page);
            cursor = page.path("nextCursor").asText("");
        } while (!cursor.isEmpty());
        return pages;
    }
}
