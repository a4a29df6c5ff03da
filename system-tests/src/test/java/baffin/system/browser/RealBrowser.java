package baffin.system.browser;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ReducedMotion;
import java.io.File;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Chromium as it is installed; what goes wrong inside of it is collected. */
final class RealBrowser implements AutoCloseable {

    private static final List<String> NAMES =
            List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable");

    /** How long what is waited for may take on a busy machine, ms. */
    private static final int PATIENCE_MS = 240_000;

    private final Playwright playwright;
    private final Browser browser;
    private final List<String> faults = new ArrayList<>();

    private RealBrowser(Path program) {
        this.playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE_MS);
        this.browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(program)
                        .setArgs(List.of("--no-sandbox")));
    }

    /** The browser of {@code BAFFIN_BROWSER}, or one on the path; skips the test where none is found. */
    static RealBrowser start() {
        Optional<Path> program = program();
        assumeTrue(program.isPresent(), "no Chromium was found; BAFFIN_BROWSER names one");
        return new RealBrowser(program.get());
    }

    private static Optional<Path> program() {
        String named = System.getenv("BAFFIN_BROWSER");
        if (named != null) {
            return Optional.of(Path.of(named));
        }
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** A page of somebody who has not been here before and wants no animations. */
    Page page(URI origin, int width, int height, String language) {
        return page(origin, width, height, language, options -> {});
    }

    /** Somebody with a phone, who has not been here before. */
    Visitor onPhone(URI origin, String language) {
        Page page = page(
                origin, 390, 844, language, phone -> phone.setHasTouch(true).setIsMobile(true));
        return new Visitor(page, true);
    }

    /** The same as a page, with further settings, such as a colour scheme. */
    Page page(URI origin, int width, int height, String language, Consumer<Browser.NewContextOptions> settings) {
        Browser.NewContextOptions options = new Browser.NewContextOptions()
                .setBaseURL(origin.toString())
                .setViewportSize(width, height)
                .setLocale(language)
                // pictures are drawn by the processor here, and every frame of an animation costs
                .setReducedMotion(ReducedMotion.REDUCE);
        settings.accept(options);
        return tab(browser.newContext(options));
    }

    /** A further tab of somebody who is here already. */
    Page tab(BrowserContext context) {
        context.setDefaultTimeout(PATIENCE_MS);
        Page page = context.newPage();
        page.onPageError(error -> faults.add(error));
        page.onConsoleMessage(message -> {
            // a browser itself reports answers such as 404, and requests that it can't send
            if (message.type().equals("error") && !message.text().startsWith("Failed to load resource")) {
                faults.add(message.text());
            }
        });
        return page;
    }

    /** Errors of scripts, and what the page's own policy has stopped. */
    List<String> faults() {
        return List.copyOf(faults);
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
    }
}
