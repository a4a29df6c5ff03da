package baffin.scoring.competition.page;

import static baffin.competition.policy.TieBreak.LOT;
import static baffin.competition.standing.PlayedCompetition.policy;
import static baffin.competition.standing.PlayedCompetition.swiss;
import static baffin.scoring.competition.page.PageReader.fresh;
import static baffin.scoring.competition.page.PageReader.log;
import static baffin.scoring.competition.page.PageReader.path;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import baffin.competition.entry.Penalty;
import baffin.competition.event.Cause;
import baffin.competition.event.Cause.Category;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.event.EntryEvent.Withdrew;
import baffin.competition.event.RulingEvent.PenaltyGiven;
import baffin.competition.event.RulingEvent.RulingMade;
import baffin.competition.policy.Points;
import baffin.competition.standing.PlayedCompetition;
import baffin.competition.table.Stage;
import baffin.competition.table.TableResult.Source;
import baffin.platform.names.FreeText;
import baffin.scoring.competition.CompetitionLog;
import baffin.testkit.Waits;
import baffin.testkit.backend.PlatformResource;
import baffin.testkit.records.TestNames;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** Texts stand beside the log: everything shows them until they are redacted, and nothing shows a note. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class RedactedTextsTest {

    /** Each of them shows the reason of the withdrawal, the ruling or the penalty. */
    private static final List<String> SHOWING = List.of(
            "standings.html",
            "entrants/1.html",
            "rounds/1.html",
            "results",
            "results.csv",
            "records",
            "export",
            "entrants/1/explanation");

    private static String read(String id, String what) {
        return given().get(path(id) + what).then().statusCode(200).extract().asString();
    }

    @Test
    void everything_shows_a_text_until_it_is_redacted_and_nothing_shows_a_note() {
        String text = FreeText.text(UUID.randomUUID().toString());
        String note = FreeText.note(UUID.randomUUID().toString());
        String reference = FreeText.reference(text);
        TestNames.give(Map.of(text, "insulted, the \"arbiter\" & <b>", note, "his mother wrote"));
        PlayedCompetition played = PlayedCompetition.of(fresh(), policy(swiss(2), LOT))
                .enter(SampleCompetitions.people(4))
                .start()
                .round(Stage.SWISS, List.of(1, 2, 3, 4))
                .result(1, 1, 1, 50, 2, 40, 3, 30, 4, 20);
        played.add(new RulingMade(
                1,
                1,
                Source.CORRECTION,
                List.of(
                        PlayedCompetition.seat(1, 50),
                        PlayedCompetition.seat(2, 40),
                        PlayedCompetition.seat(3, 30),
                        PlayedCompetition.seat(4, 20)),
                reference,
                1));
        played.add(new PenaltyGiven(1, Points.ZERO, Penalty.Card.YELLOW, reference));
        String id = log(played.add(new Withdrew(1, reference)));
        long version = played.records().getLast().version() + 1;
        CompetitionLog.append(List.of(new CompetitionRecord(
                id,
                version,
                UUID.randomUUID().toString(),
                played.records().getFirst().by(),
                played.records().getLast().at(),
                List.of(new Withdrew(2, Category.LATE.words())),
                new Cause(Category.LATE, FreeText.reference(note)))));
        await().atMost(Waits.MAX)
                .untilAsserted(
                        () -> assertThat(read(id, "records")).contains("\"category\":\"LATE\"", "insulted, the"));

        for (String what : SHOWING) {
            String answer = read(id, what);
            assertThat(answer).as(what).contains("insulted, the").doesNotContain("⟦", "mother");
        }
        assertThat(read(id, "rounds/1.html")).contains("&quot;arbiter&quot; &amp; &lt;b&gt;");
        assertThat(read(id, "results.csv")).contains("\"insulted, the \"\"arbiter\"\" & <b>\"");

        TestNames.erase(text);

        await().atMost(Waits.MAX)
                .untilAsserted(() -> assertThat(read(id, "results.csv")).contains("[redacted]"));
        for (String what : SHOWING) {
            assertThat(read(id, what)).as(what).contains("[redacted]").doesNotContain("insulted");
        }
    }
}
