package baffin.scoring.competition.page;

import static io.restassured.RestAssured.given;
import static org.awaitility.Awaitility.await;

import baffin.competition.event.CompetitionRecord;
import baffin.competition.standing.PlayedCompetition;
import baffin.scoring.competition.CompetitionLog;
import baffin.testkit.Waits;
import java.util.List;
import java.util.UUID;
import java.util.regex.Pattern;

/** Brings competitions to the service and reads their pages. */
final class PageReader {

    private PageReader() {}

    static String path(String id) {
        return "/api/v1/competitions/" + id + "/";
    }

    static String log(PlayedCompetition played) {
        List<CompetitionRecord> records = played.records();
        CompetitionLog.append(records);
        String id = records.getFirst().competitionId();
        await().atMost(Waits.MAX)
                .until(() -> given().queryParam("minVersion", records.size())
                                .get(path(id) + "standings")
                                .statusCode()
                        == 200);
        return id;
    }

    static String fresh() {
        return UUID.randomUUID().toString();
    }

    static String page(String id, String what) {
        return given().get(path(id) + what)
                .then()
                .statusCode(200)
                .contentType("text/html")
                .extract()
                .asString();
    }

    /** What a reader sees of it. */
    static String text(String page) {
        return page.replaceAll("(?s)<(style|title)>.*?</\\1>", "")
                .replaceAll("<[^>]*>", " ")
                .replaceAll("\\s+", " ");
    }

    static int count(String text, String part) {
        return text.split(Pattern.quote(part), -1).length - 1;
    }
}
