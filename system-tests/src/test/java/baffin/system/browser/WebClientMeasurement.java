package baffin.system.browser;

import baffin.bot.client.model.NewMatch;
import baffin.system.platform.Lanes;
import baffin.system.platform.OnSharedBaffin;
import baffin.system.platform.OnSharedBaffin.Kind;
import baffin.system.platform.OnSharedBaffin.Shared;
import baffin.system.platform.RunningBaffin;
import baffin.system.play.Players;
import com.google.gson.JsonObject;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * What the web client costs, for docs/performance.md: bytes, time to interactive, time to the opponent's screen, a step
 * of the scrubber, memory. Runs with {@code -Dbaffin.measure.web=true} alone and asserts nothing.
 */
@Tag(Lanes.BROWSER)
@OnSharedBaffin(Kind.STABLE)
@EnabledIfSystemProperty(named = "baffin.measure.web", matches = "true")
class WebClientMeasurement {

    private static final int ROUNDS = 7;
    private static final int MOVES = 60;
    private static final int OTHER_MATCHES = 63;
    private static final int SCRUBBED = 1000;

    /** When each version was acknowledged to this page, and when it was first on its screen. */
    private static final String CLOCKS = """
            window.acknowledged = {};
            window.shown = {};
            const ask = window.fetch;
            window.fetch = async (...args) => {
              const answer = await ask(...args);
              if (String(args[0]).includes("/commands") && answer.ok) {
                const at = Date.now();
                answer.clone().json().then(told => { window.acknowledged[told.version] = at; });
              }
              return answer;
            };
            const look = () => {
              const version = document.querySelector("version-scrubber input")?.max;
              if (version) { window.shown[version] ??= Date.now(); }
              requestAnimationFrame(look);
            };
            requestAnimationFrame(look);
            """;

    private static final String INTERACTIVE = """
            () => new Promise(done => {
              const look = () => document.querySelector("[data-bot]") ? done(performance.now()) : setTimeout(look, 5);
              look();
            })
            """;

    private static void animated(Browser.NewContextOptions options) {
        options.setReducedMotion(ReducedMotion.NO_PREFERENCE);
    }

    @Test
    void first_visit(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            bytes(browser, baffin);
            interactive(browser, baffin);
        }
    }

    @Test
    void to_the_other_screen(@Shared RunningBaffin baffin) throws Exception {
        try (RealBrowser browser = RealBrowser.start();
                Players players = new Players(baffin.origin(), "load", 2)) {
            toTheOtherScreen(browser, baffin, "1 match");
            AtomicBoolean stop = new AtomicBoolean();
            try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
                List<Future<Void>> others = IntStream.range(0, OTHER_MATCHES)
                        .mapToObj(match -> threads.submit(() -> load(players, stop)))
                        .toList();
                toTheOtherScreen(browser, baffin, "beside " + others.size() + " others");
                stop.set(true);
            }
        }
    }

    @Test
    void through_the_versions(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            scrubber(browser, baffin);
        }
    }

    private static Void load(Players players, AtomicBoolean stop) throws Exception {
        Random random = new Random();
        while (!stop.get()) {
            players.play(players.sitDown(NewMatch.of("adventure", 2)), random, MOVES, version -> {});
        }
        return null;
    }

    private static void bytes(RealBrowser browser, RunningBaffin baffin) {
        Page page = browser.page(baffin.origin(), 1440, 900, "en", WebClientMeasurement::animated);
        page.navigate("/app/");
        Visitor.at(page).sees("[data-bot]");
        say("bytes over the line on the first visit: %s".formatted(page.evaluate("""
                () => Object.entries(Object.groupBy(
                    performance.getEntriesByType("resource"),
                    each => new URL(each.name).pathname.match(/\\.(js|css)$/)?.[1] ?? "else"))
                  .map(([kind, all]) => `${kind} ${all.reduce((sum, each) => sum + each.transferSize, 0)}`).join(", ")
                """)));
    }

    private static void interactive(RealBrowser browser, RunningBaffin baffin) {
        for (int slower : new int[] {1, 4}) {
            List<Double> took = new ArrayList<>();
            for (int round = 0; round < ROUNDS; round++) {
                Page page = browser.page(baffin.origin(), 1440, 900, "en", WebClientMeasurement::animated);
                CDPSession devtools = page.context().newCDPSession(page);
                JsonObject rate = new JsonObject();
                rate.addProperty("rate", slower);
                devtools.send("Emulation.setCPUThrottlingRate", rate);
                page.navigate("/app/");
                took.add(((Number) page.evaluate(INTERACTIVE)).doubleValue());
                page.context().close();
            }
            say("time to interactive, CPU %d times slower: %s ms".formatted(slower, spread(took)));
        }
    }

    private static void toTheOtherScreen(RealBrowser browser, RunningBaffin baffin, String load) {
        Visitor ann = Visitor.at(browser.page(baffin.origin(), 1024, 768, "en", WebClientMeasurement::animated));
        Visitor ben = Visitor.at(browser.page(baffin.origin(), 1024, 768, "en", WebClientMeasurement::animated));
        List<Visitor> both = List.of(ann, ben);
        for (Visitor each : both) {
            each.page().addInitScript(CLOCKS);
            each.register();
        }
        ann.page().navigate("/app/#/new/adventure");
        ann.sees("new-match-page button.do");
        ann.press(ann.page().locator("new-match-page button.do"));
        ann.page().waitForURL(java.util.regex.Pattern.compile(".*#/tables/.*"));
        ben.joins(ann.page().url());
        ann.sees("table-board svg");
        Random random = new Random(3);
        for (int clicks = 0; clicks < MOVES * 4 && !ann.over(); clicks++) {
            both.forEach(each -> each.playsSomething(random));
        }
        List<Double> took = new ArrayList<>();
        for (int mover = 0; mover < 2; mover++) {
            Map<?, ?> acknowledged = (Map<?, ?>) both.get(mover).page().evaluate("() => window.acknowledged");
            Map<?, ?> shown = (Map<?, ?>) both.get(1 - mover).page().evaluate("() => window.shown");
            acknowledged.forEach((version, at) -> {
                if (shown.get(version) instanceof Number seen && at instanceof Number sent) {
                    took.add(Math.max(0, seen.doubleValue() - sent.doubleValue()));
                }
            });
        }
        say("acknowledgement to the other screen, %s, %d steps: %s ms".formatted(load, took.size(), spread(took)));
        both.forEach(each -> each.page().context().close());
    }

    private static void scrubber(RealBrowser browser, RunningBaffin baffin) {
        Visitor visitor = Visitor.at(browser.page(baffin.origin(), 1440, 900, "en", WebClientMeasurement::animated));
        visitor.register();
        visitor.againstABot("expedition");
        visitor.playsToTheEnd(4);
        Page page = visitor.page();
        CDPSession devtools = page.context().newCDPSession(page);
        double before = heap(devtools);
        List<Double> first = new ArrayList<>();
        List<Double> cached = new ArrayList<>();
        int last = visitor.version();
        for (int step = 0; step < SCRUBBED; step++) {
            int version = 1 + step % (last - 1);
            double took = ((Number) page.evaluate("""
                    version => new Promise(done => {
                      const begin = performance.now();
                      const input = document.querySelector("version-scrubber input");
                      input.value = version;
                      input.dispatchEvent(new Event("input"));
                      const look = () =>
                        document.querySelector(".past")?.textContent.includes(` ${version} `)
                          ? requestAnimationFrame(() => done(performance.now() - begin))
                          : requestAnimationFrame(look);
                      look();
                    })
                    """, version)).doubleValue();
            (step < last - 1 ? first : cached).add(took);
        }
        say("scrubber step: first %s ms, cached %s ms (%d versions)".formatted(spread(first), spread(cached), last));
        say("heap: %.1f MB before, %.1f MB after %d steps".formatted(before, heap(devtools), SCRUBBED));
    }

    private static double heap(CDPSession devtools) {
        devtools.send("HeapProfiler.collectGarbage");
        return devtools.send("Runtime.getHeapUsage").get("usedSize").getAsDouble() / 1e6;
    }

    /** Median, 99th of a hundred, and the largest. */
    private static String spread(List<Double> values) {
        List<Double> sorted = values.stream().sorted().toList();
        return String.format(
                Locale.ROOT,
                "median %.0f, p99 %.0f, max %.0f",
                sorted.get(sorted.size() / 2),
                sorted.get((int) Math.min(sorted.size() - 1, Math.ceil(sorted.size() * 0.99) - 1)),
                sorted.getLast());
    }

    private static void say(String text) {
        System.out.println("MEASURED " + text);
    }
}
