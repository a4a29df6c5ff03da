package baffin.system.browser;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.system.platform.Lanes;
import baffin.system.platform.OnSharedBaffin;
import baffin.system.platform.OnSharedBaffin.Kind;
import baffin.system.platform.OnSharedBaffin.Shared;
import baffin.system.platform.RunningBaffin;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Takes a picture of each page at three widths. With {@code -Dbaffin.pictures.write=true} they become those of
 * docs/pictures/web, which README and docs show; without it they stay in the build's folder.
 */
@Tag(Lanes.BROWSER)
@OnSharedBaffin(Kind.STABLE)
@Timeout(900)
class WebPicturesTest {

    private static final List<Integer> WIDTHS = List.of(1440, 1024, 390);
    private static final List<String> GAMES = List.of("expedition", "adventure", "north-wind");
    private static final int PARTS_PLAYED = 40;
    private static final Path SHOWN = RunningBaffin.project().resolve("docs/pictures/web");

    private static Path folder() {
        return Boolean.getBoolean("baffin.pictures.write") ? SHOWN : Path.of("target/pictures/web");
    }

    private static void take(Visitor visitor, String name) throws IOException {
        Page page = visitor.page();
        Files.createDirectories(folder());
        for (int width : WIDTHS) {
            page.setViewportSize(width, width < 600 ? 844 : 900);
            page.waitForTimeout(700);
            Path file = folder().resolve(name + "-" + width + ".jpg");
            page.screenshot(new Page.ScreenshotOptions()
                    .setPath(file)
                    .setType(com.microsoft.playwright.options.ScreenshotType.JPEG)
                    .setQuality(70));
            assertThat(file).isNotEmptyFile();
            assertThat((Boolean) page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"))
                    .as(name + " at " + width)
                    .isTrue();
        }
        page.setViewportSize(1440, 900);
    }

    @Test
    void each_page_has_its_picture_and_fits_every_width(@Shared RunningBaffin baffin) throws IOException {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor visitor = Visitor.at(browser.page(baffin.origin(), 1440, 900, "en"));
            visitor.page().navigate("/app/#/sign-in");
            visitor.sees("main h1");
            take(visitor, "sign-in");
            visitor.register();
            Random random = new Random(5);
            for (String game : GAMES) {
                visitor.page().navigate("/app/#/");
                visitor.againstABot(game);
                for (int parts = 0; parts < PARTS_PLAYED; parts++) {
                    visitor.playsSomething(random);
                }
                visitor.awaitsAnOffer();
                take(visitor, "match-" + game);
            }
            visitor.press(visitor.page().locator("match-menu button").first());
            visitor.sees(".sandbox-bar");
            take(visitor, "sandbox");
            for (String path : List.of("", "mine", "new/adventure", "seek", "settings", "password")) {
                visitor.page().navigate("/app/#/" + path);
                visitor.sees("main h1");
                take(visitor, path.isEmpty() ? "start" : path.replaceAll("/.*", ""));
            }
            visitor.page().navigate("/app/#/rules/expedition?rule=EX-7.2");
            visitor.sees("article.here figcaption");
            visitor.seesDrawn("article.here figure img");
            take(visitor, "rules");
            assertThat(browser.faults()).isEmpty();
        }
    }

    @Test
    void the_pictures_that_the_docs_show_are_there() throws IOException {
        for (String page : List.of("README.md", "docs/web-client.md")) {
            String text = Files.readString(RunningBaffin.project().resolve(page));
            assertThat(text).contains("pictures/web/");
        }
        try (Stream<Path> files = Files.list(SHOWN)) {
            assertThat(files.map(file -> file.getFileName().toString().replaceAll("-\\d+\\.jpg$", ""))
                            .distinct())
                    .contains("start", "sign-in", "mine", "new", "seek", "settings", "password", "rules", "sandbox")
                    .contains("match-expedition", "match-adventure", "match-north-wind");
        }
    }
}
