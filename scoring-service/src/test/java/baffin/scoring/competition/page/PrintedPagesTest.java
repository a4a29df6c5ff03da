package baffin.scoring.competition.page;

import static baffin.competition.policy.TieBreak.LOT;
import static baffin.competition.standing.PlayedCompetition.policy;
import static baffin.competition.standing.PlayedCompetition.swiss;
import static baffin.scoring.competition.page.PageReader.count;
import static baffin.scoring.competition.page.PageReader.fresh;
import static baffin.scoring.competition.page.PageReader.log;
import static baffin.scoring.competition.page.PageReader.page;
import static baffin.scoring.competition.page.PageReader.path;
import static baffin.scoring.competition.page.PageReader.text;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.standing.PlayedCompetition;
import baffin.competition.table.Stage;
import baffin.testkit.backend.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Rounds on paper. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class PrintedPagesTest {

    @BeforeEach
    void everybody_has_a_name() {
        SampleCompetitions.giveNames(24);
    }

    @Test
    void a_round_is_printed_by_table_by_name_and_as_slips() throws IOException {
        String id = log(SampleCompetitions.swissOf(fresh(), 11, 2));
        Map<String, String> sheets = new HashMap<>();
        for (String kind : List.of("tables", "names", "slips")) {
            assertThat(page(id, "rounds/2.html")).contains("href=\"2.html?print=" + kind + "\"");
            String sheet = page(id, "rounds/2.html?print=" + kind);
            sheets.put(path(id) + "rounds/2-" + kind + ".html", sheet);
            assertThat(sheet).doesNotContain("<a ").doesNotContain("<nav");
            assertThat(text(sheet)).doesNotContain("record").doesNotContain("Version");
        }
        List<String> all = given().get(path(id) + "standings").jsonPath().getList("items.handle");
        String tables = text(sheets.get(path(id) + "rounds/2-tables.html"));
        assertThat(tables)
                .contains("Winter Swiss Round 2, Swiss round, until 15 Nov 2026, 12:00 UTC")
                .contains("Table 1")
                .contains("Table 2")
                .containsPattern("Without a table .* : bye")
                .contains(all);
        String names = text(sheets.get(path(id) + "rounds/2-names.html"));
        assertThat(names).contains("Name Table Seat").contains(all);
        assertThat(count(sheets.get(path(id) + "rounds/2-names.html"), "<tr><th"))
                .isEqualTo(all.size() + 1);
        assertThat(names.indexOf("Amundsen")).isLessThan(names.indexOf("Wilhelmina_Featherstonehaugh"));
        String slips = sheets.get(path(id) + "rounds/2-slips.html");
        assertThat(count(slips, "class=\"slip\"")).isEqualTo(2);
        assertThat(text(slips))
                .contains("Table 1 Winter Swiss , Round 2 Seat Name Score Place Signature 1")
                .doesNotContain("50");
        given().get(path(id) + "rounds/2.html?print=posters").then().statusCode(400);
        assertThat(page(id, "rounds/1.html?asOf=20")).contains("href=\"1.html?asOf=20&amp;print=slips\"");
        PagesTest.keep("print", path(id), sheets);
    }

    @Test
    void entrants_of_a_league_without_a_match_in_a_round_are_named_on_paper() {
        String id = log(PlayedCompetition.of(fresh(), policy(swiss(2), LOT))
                .enter(SampleCompetitions.people(8))
                .start()
                .round(Stage.SWISS, List.of(1, 2, 3, 4)));
        assertThat(text(page(id, "rounds/1.html?print=tables")))
                .contains(SampleCompetitions.name(7) + " : no match in this round");
        assertThat(text(page(id, "rounds/1.html?print=names"))).contains(SampleCompetitions.name(7) + " no match");
    }
}
