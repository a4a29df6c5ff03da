package baffin.scoring.competition.page;

import static baffin.scoring.competition.page.PageReader.fresh;
import static baffin.scoring.competition.page.PageReader.log;
import static baffin.scoring.competition.page.PageReader.page;
import static baffin.scoring.competition.page.PageReader.path;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.nullValue;

import baffin.testkit.backend.PlatformResource;
import baffin.testkit.records.TestNames;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What pages may do, and what nobody can do to them. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class PageSafetyTest {

    private static final Pattern STYLE = Pattern.compile("<style>(.*?)</style>", Pattern.DOTALL);

    @Test
    void pages_may_be_framed_by_anybody_and_nothing_else_may() throws Exception {
        String id = log(SampleCompetitions.swissOf(fresh(), 4, 1));
        for (String what :
                List.of("standings.html", "rounds/1.html", "cross-table.html", "calendar.html", "entrants/1.html")) {
            var answer = given().get(path(id) + what);
            String style = STYLE.matcher(answer.asString())
                    .results()
                    .map(found -> found.group(1))
                    .findFirst()
                    .orElseThrow();
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(style.getBytes(StandardCharsets.UTF_8));
            String policy = "default-src 'none'; style-src 'sha256-"
                    + Base64.getEncoder().encodeToString(digest)
                    + "'; base-uri 'none'; form-action 'none'; frame-ancestors *";
            answer.then()
                    .header("Content-Security-Policy", policy)
                    .header("X-Frame-Options", nullValue())
                    .header("X-Content-Type-Options", "nosniff");
            assertThat(answer.asString())
                    .doesNotContain("<script")
                    .doesNotContain("style=")
                    .doesNotContain("http");
            given().header("If-None-Match", answer.header("ETag"))
                    .get(path(id) + what)
                    .then()
                    .statusCode(304)
                    .header("Content-Security-Policy", policy)
                    .header("X-Frame-Options", nullValue());
        }
        for (String what : List.of("standings", "standings.csv", "calendar.ics", "entrants/1/explanation", "nowhere")) {
            given().get(path(id) + what)
                    .then()
                    .header("X-Frame-Options", "DENY")
                    .header("Content-Security-Policy", containsString("frame-ancestors 'none'"));
        }
        given().get(path(id) + "rounds/9.html").then().statusCode(404).header("X-Frame-Options", "DENY");
    }

    @Test
    void nothing_that_people_write_is_markup_and_nothing_private_is_told() {
        String hostile = "<img src=x onerror=alert(1)>\"'&{frame.style}";
        TestNames.give(Map.of("player-1", hostile));
        String id = log(SampleCompetitions.hostile(fresh(), hostile));
        List<String> all = new ArrayList<>();
        for (String what :
                List.of("standings.html", "rounds/1.html", "cross-table.html", "calendar.html", "entrants/1.html")) {
            String page = page(id, what);
            all.add(page);
            assertThat(page)
                    .as(what)
                    .doesNotContain("<img")
                    .doesNotContain("\"'&{")
                    .doesNotContain("Europe/Oslo")
                    .doesNotContain("secret-invitation-hash");
            assertThat(page).contains("&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;{frame.style}");
            assertThat(page).as("once is enough").doesNotContain("&amp;lt;");
        }
        assertThat(String.join("", all)).contains("&lt;i&gt;because&lt;/i&gt;");
    }

    @Test
    void nothing_in_the_style_is_wider_than_a_small_screen() throws IOException {
        String css = Files.readString(Path.of("src/main/resources/baffin/scoring/competition/page/page.css"));
        Matcher width = Pattern.compile("(?<![-(])\\b(?:min-)?width:\\s*([0-9.]+)(px|rem|em)")
                .matcher(css);
        while (width.find()) {
            double size = Double.parseDouble(width.group(1)) * (width.group(2).equals("px") ? 1 : 16);
            assertThat(size).as(width.group()).isLessThan(320 / 2);
        }
        assertThat(css)
                .contains(".wide{overflow-x:auto")
                .contains("prefers-color-scheme:dark")
                .contains("@media print")
                .doesNotContain("url(")
                .doesNotContain("@import")
                .doesNotContain("break-all");
    }
}
