package baffin.system.browser;

import baffin.system.contract.GuideFiles;
import baffin.system.platform.Lanes;
import baffin.system.platform.OnSharedBaffin;
import baffin.system.platform.OnSharedBaffin.Kind;
import baffin.system.platform.OnSharedBaffin.Shared;
import baffin.system.platform.RunningBaffin;
import baffin.system.play.Caller;
import baffin.system.play.Players;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The page of docs/integrations.md, on a site of its own, shows a public match of the platform. */
@Tag(Lanes.BROWSER)
@OnSharedBaffin(Kind.STABLE)
@Timeout(900)
class OtherOriginTest {

    @Test
    void a_page_of_another_origin_shows_a_public_match(@Shared RunningBaffin baffin, @TempDir Path work)
            throws IOException {
        HttpServer site = site(Files.readAllBytes(GuideFiles.write("page.html", work)));
        try (RealBrowser browser = RealBrowser.start();
                HttpClient http = HttpClient.newHttpClient();
                Players players = new Players(baffin.origin(), "Watched", 1)) {
            Caller caller = new Caller(http, baffin.origin(), players.sessions().getFirst());
            String match = caller.post(
                            "/lobby/matches",
                            "{'game':'expedition','seats':2,'ready':true,'bots':[{'seat':1,'kind':'careful'}]}")
                    .as(201)
                    .path("matchId")
                    .asText();
            URI origin = URI.create("http://localhost:" + site.getAddress().getPort());
            Page page = browser.page(origin, 1024, 768, "en");
            page.navigate("/?origin=" + baffin.origin() + "&match=" + match);

            PlaywrightAssertions.assertThat(page.locator("#log")).containsText("the turn of Watched-0");
            PlaywrightAssertions.assertThat(page.locator("#board [data-spot]").first())
                    .isAttached();
        } finally {
            site.stop(0);
        }
    }

    private static HttpServer site(byte[] page) throws IOException {
        HttpServer site = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        site.createContext("/", exchange -> {
            exchange.getResponseHeaders().set("Content-Type", "text/html; charset=utf-8");
            exchange.sendResponseHeaders(200, page.length);
            exchange.getResponseBody().write(page);
            exchange.close();
        });
        site.start();
        return site;
    }
}
