package baffin.scoring.competition.page;

import static baffin.scoring.competition.page.PageReader.count;
import static baffin.scoring.competition.page.PageReader.fresh;
import static baffin.scoring.competition.page.PageReader.log;
import static baffin.scoring.competition.page.PageReader.page;
import static baffin.scoring.competition.page.PageReader.path;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.testkit.backend.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Times in the zone of a reader, and columns of finals. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class PageZonesTest {

    @Test
    void a_page_shows_times_in_the_zone_that_is_asked_for_and_its_links_carry_it_on() {
        String id = log(SampleCompetitions.knockout(fresh()));

        for (String what : List.of("standings.html", "rounds/1.html", "entrants/1.html", "calendar.html")) {
            assertThat(page(id, what)).contains(" UTC</time>").doesNotContain("zone=");
            assertThat(page(id, what + "?zone=Europe/Berlin"))
                    .contains(" CET</time>", "all times in Europe/Berlin", "cross-table.html?zone=Europe%2FBerlin")
                    .doesNotContain(" UTC</time>");
        }
        given().get(path(id) + "calendar.html?zone=Baffin/Bay").then().statusCode(400);
    }

    @Test
    void a_standing_has_a_column_for_the_final() {
        String page = page(log(SampleCompetitions.knockout(fresh())), "standings.html");

        assertThat(page).contains("<th scope=\"col\"><a href=\"rounds/3.html\">final</a></th>");
        assertThat(count(page, "<td data-label=\"final\">1.</td>")).isEqualTo(1);
        assertThat(count(page, "<td data-label=\"final\">2.</td>")).isEqualTo(1);
        assertThat(count(page, "<td data-label=\"final\"></td>")).isEqualTo(5);
    }
}
