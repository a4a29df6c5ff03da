package baffin.system.browser;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.system.contract.GuideFiles;
import baffin.system.platform.Lanes;
import baffin.system.platform.OnSharedBaffin;
import baffin.system.platform.OnSharedBaffin.Kind;
import baffin.system.platform.OnSharedBaffin.Shared;
import baffin.system.platform.RunningBaffin;
import baffin.system.play.Caller;
import baffin.system.play.Eventually;
import baffin.system.play.Players;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The pages of docs/integrations.md, on another site, show a match of the platform and play it. */
@Tag(Lanes.BROWSER)
@OnSharedBaffin(Kind.STABLE)
@Timeout(900)
class OtherOriginTest {

    private static String match(Caller caller) {
        return caller.post(
                        "/lobby/matches",
                        "{'game':'expedition','seats':2,'ready':true,'bots':[{'seat':1,'kind':'random'}]}")
                .as(201)
                .path("matchId")
                .asText();
    }

    @Test
    void a_page_of_another_origin_shows_a_public_match(@Shared RunningBaffin baffin, @TempDir Path work)
            throws IOException {
        try (OtherSite site = OtherSite.with(Files.readAllBytes(GuideFiles.write("page.html", work)));
                RealBrowser browser = RealBrowser.start();
                HttpClient http = HttpClient.newHttpClient();
                Players players = new Players(baffin.origin(), "Watched", 1)) {
            Caller caller = new Caller(http, baffin.origin(), players.sessions().getFirst());
            Page page = browser.page(site.origin(), 1024, 768, "en");
            page.navigate("/?origin=" + baffin.origin() + "&match=" + match(caller));

            PlaywrightAssertions.assertThat(page.locator("#log")).containsText("the turn of Watched-0");
            PlaywrightAssertions.assertThat(page.locator("#board [data-spot]").first())
                    .isAttached();
        }
    }

    @Test
    void a_page_of_another_origin_plays_for_a_visitor_who_allows_it(@Shared RunningBaffin baffin, @TempDir Path work)
            throws IOException, InterruptedException {
        try (OtherSite site = OtherSite.with(Files.readAllBytes(GuideFiles.write("play.html", work)));
                RealBrowser browser = RealBrowser.start();
                HttpClient http = HttpClient.newHttpClient();
                Players players = new Players(baffin.origin(), "Visitor", 1)) {
            Caller caller = new Caller(http, baffin.origin(), players.sessions().getFirst());
            String match = match(caller);
            String client = caller.post(
                            "/players/me/oauth-clients",
                            "{'name':'My seat','redirectUris':['%s/']}".formatted(site.origin()))
                    .as(201)
                    .path("clientId")
                    .asText();
            Page page = browser.page(site.origin(), 1024, 768, "en");
            page.navigate("/?origin=" + baffin.origin() + "&client=" + client + "&match=" + match);
            page.fill("[name=handle]", players.sessions().getFirst().me().handle());
            page.fill("[name=password]", Players.PASSWORD);
            page.press("[name=password]", "Enter");
            page.click("[value=allow]");

            page.locator("#moves button").first().click();
            Eventually.holds(() -> assertThat(caller.get("/matches/" + match)
                            .as(200)
                            .path("version")
                            .asInt())
                    .isGreaterThan(1));
            assertThat(URI.create(page.url()).getQuery()).isNull();
        }
    }
}
