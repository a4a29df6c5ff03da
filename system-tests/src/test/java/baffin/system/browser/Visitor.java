package baffin.system.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.SelectOption;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/**
 * Somebody who uses the web client, and what they do there.
 *
 * @param page where they look
 * @param touches whether they use fingers instead of a pointer
 */
record Visitor(Page page, boolean touches) {

    /** What can be done next: an action, or a part of one. */
    static final String OFFERED = ".action .do:not([disabled]), .choices button";

    static final String PASSWORD = "a long enough secret";
    private static final Pattern OVER = Pattern.compile("over|zu Ende");

    private static final String ASK = """
            ([method, path, body]) => fetch("/api/v1" + path, {
              method,
              headers: { "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() },
              body,
            }).then(answer => answer.status)
            """;

    /** How long a whole match may take on a busy machine. */
    private static final Duration MATCH_MAX = Duration.ofMinutes(12);

    /** How long one action may take there. */
    private static final Duration ACTION_MAX = Duration.ofMinutes(3);

    /** Clicks that are drawn; then the last thing that is offered brings a match to its end. */
    private static final int VARIED = 80;

    /** So many of what was done last are in the message of a failure. */
    private static final int LAST = 8;

    /** How long something that is offered may take to be pressed; what takes longer has gone. */
    private static final int GONE_MS = 600;

    /** Somebody with a pointer. */
    static Visitor at(Page page) {
        return new Visitor(page, false);
    }

    /** Makes an account and is signed in; returns its handle. */
    String register() {
        String handle = freshHandle();
        page.navigate("/app/#/sign-in");
        press(page.locator("form button.quiet"));
        signIn(handle);
        return handle;
    }

    /** A handle that nobody has. */
    static String freshHandle() {
        return "Web-" + Long.toString(System.nanoTime() % 1_000_000_000, 36);
    }

    /** Signs in, or registers, on the page for it. */
    void signIn(String handle) {
        signIn(handle, PASSWORD);
    }

    /** The same with another password than the usual one. */
    void signIn(String handle, String password) {
        page.locator("sign-in-page input[name=handle]").fill(handle);
        page.locator("sign-in-page input[name=password]").fill(password);
        press(page.locator("sign-in-page form button.do"));
        sees("header .me");
    }

    /** Sets or clears a mark on the page of settings. */
    void prefers(String name, boolean wanted) {
        page.navigate("/app/#/settings");
        sees("settings-page input[name=" + name + "]");
        page.locator("settings-page input[name=" + name + "]").setChecked(wanted);
        PlaywrightAssertions.assertThat(page.locator(".notice")).not().isEmpty();
        page.navigate("/app/#/");
    }

    /** Two clicks to a match with a bot. */
    void againstABot(String game) {
        sees("[data-bot=" + game + "]");
        press(page.locator("[data-bot=" + game + "]"));
        sees("table-board svg");
    }

    /** Opens a match for three, one of them a bot; returns the address of the table. */
    String opensForThree(String game) {
        page.navigate("/app/#/new/" + game);
        sees("form select[name=seats]");
        page.locator("form select[name=seats]").selectOption("3");
        page.locator("form select:has(option[value=navigator])").selectOption("navigator");
        page.locator("form select[name=many]").selectOption(new SelectOption().setLabel("1"));
        press(page.locator("form button.do"));
        comesTo("tables");
        return page.url();
    }

    /** Takes a free seat at a table. */
    void joins(String table) {
        page.navigate(table);
        sees("table-page button.do");
        press(page.locator("table-page button.do"));
        sees("table-board svg");
    }

    /** Waits until the page of a match, a table or a sandbox is there; fails with what the page says instead. */
    void comesTo(String kind) {
        try {
            page.waitForURL(Pattern.compile(".*#/" + kind + "/.*"));
        } catch (TimeoutError late) {
            fail(page.url() + " says: " + page.locator("body").innerText(), late);
        }
    }

    /** Waits until it is visible; fails with what the page says instead. */
    void sees(String what) {
        try {
            PlaywrightAssertions.assertThat(page.locator(what).first()).isVisible();
        } catch (AssertionError missing) {
            fail(page.url() + " has no " + what + ": " + page.locator("body").innerText(), missing);
        }
    }

    /** Sees an image that the browser has loaded and drawn. */
    void seesDrawn(String image) {
        page.locator(image).first().scrollIntoViewIfNeeded();
        page.waitForFunction("image => document.querySelector(image)?.naturalWidth > 0", image);
    }

    void reads(String where, String text) {
        PlaywrightAssertions.assertThat(page.locator(where).first()).containsText(text);
    }

    boolean over() {
        return OVER.matcher(page.locator("h1.turn").innerText()).find();
    }

    /** The version of the match that is shown. */
    int version() {
        return Integer.parseInt(page.locator("version-scrubber input").inputValue());
    }

    /** Waits until the match is past a version. */
    void seesMoreThan(int version) {
        seesMoreThan(version, List.of());
    }

    /** @param done what was done for that, and what became of it */
    private void seesMoreThan(int version, List<String> done) {
        try {
            page.waitForFunction(
                    "version => Number(document.querySelector('version-scrubber input')?.value) > version", version);
        } catch (TimeoutError late) {
            fail(
                    page.url() + " stays at " + version + ": "
                            + page.locator("main").innerText() + "\n\nlast: "
                            + done.subList(Math.max(0, done.size() - LAST), done.size()),
                    late);
        }
    }

    /** Picks the first that is offered, part by part, until the page asks whether to send it. */
    void choosesAnAction() {
        while (page.locator(".sure").count() == 0) {
            tryToPress(page.locator(OFFERED).first());
        }
    }

    /** Plays one whole action of the seat, the first that is offered at each step; nothing once the match is over. */
    void plays() {
        // a browser draws nothing in a tab behind another, and what is not drawn can't be pressed
        page.bringToFront();
        int before = version();
        List<String> done = new ArrayList<>();
        Consumer<Response> answers =
                answer -> done.add(answer.request().method() + " " + answer.url() + ": " + answer.status());
        page.onResponse(answers);
        Instant latest = Instant.now().plus(ACTION_MAX);
        while (version() == before && !over() && Instant.now().isBefore(latest)) {
            if (awaitsAnOffer()) {
                done.add(tryToPress(page.locator(OFFERED).first()));
                page.waitForTimeout(300);
            }
        }
        page.offResponse(answers);
        if (!over()) {
            seesMoreThan(before, done);
        }
    }

    /**
     * Waits until something can be done, or the match is over, as it is when the others end it. Fails with what the
     * page says instead. Returns false when it is over.
     */
    boolean awaitsAnOffer() {
        Locator end = page.locator("h1.turn").filter(new Locator.FilterOptions().setHasText(OVER));
        try {
            PlaywrightAssertions.assertThat(page.locator(OFFERED).or(end).first())
                    .isVisible(new LocatorAssertions.IsVisibleOptions().setTimeout((double) ACTION_MAX.toMillis()));
        } catch (AssertionError nothing) {
            fail(page.url() + " offers nothing: " + page.locator("main").innerText(), nothing);
        }
        return !over();
    }

    /** Plays one whole action of the seat by keyboard, the first that is offered at each step. */
    void playsByKeyboard() {
        int before = version();
        Instant latest = Instant.now().plus(ACTION_MAX);
        while (version() == before && Instant.now().isBefore(latest) && awaitsAnOffer()) {
            pressesByKeyboard(page.locator(OFFERED).first());
            page.waitForTimeout(300);
        }
        if (!over()) {
            seesMoreThan(before);
        }
    }

    /** Goes to a button by the Tab key, from the top of the page, and presses Enter. */
    void pressesByKeyboard(Locator wanted) {
        page.locator("main").focus();
        for (int tabs = 0;
                tabs < 120
                        && wanted.count() > 0
                        && !wanted.evaluate("e => e === document.activeElement").equals(true);
                tabs++) {
            page.keyboard().press("Tab");
        }
        page.keyboard().press("Enter");
    }

    /** When a match that begins now must be over. */
    static Instant latestEnd() {
        return Instant.now().plus(MATCH_MAX);
    }

    /** Picks and plays whatever comes, seeded, then what ends turns, until the match is over. */
    void playsToTheEnd(long seed) {
        Random random = new Random(seed);
        Instant latest = latestEnd();
        for (int clicks = 0; !over() && Instant.now().isBefore(latest); clicks++) {
            plays(clicks, random);
        }
        assertThat(over()).as(page.locator("h1.turn").innerText()).isTrue();
    }

    /** The click of a number: a drawn one at first, the last thing later. */
    void plays(int clicks, Random random) {
        if (clicks < VARIED) {
            playsSomething(random);
        } else {
            playsTheLast();
        }
    }

    /** One click on what ends the turn, else on the last thing that is offered: so matches end soonest. */
    void playsTheLast() {
        Locator ending = page.locator(".ends-turn .do:not([disabled])");
        Locator offered = ending.count() > 0 ? ending : page.locator(OFFERED);
        plays(offered, offered.count() - 1);
    }

    /** One click on something that is offered, if anything is. */
    void playsSomething(Random random) {
        Locator offered = page.locator(OFFERED);
        int many = offered.count();
        plays(offered, many == 0 ? -1 : random.nextInt(many));
    }

    private void plays(Locator offered, int which) {
        if (which < 0) {
            page.waitForTimeout(50);
        } else {
            tryToPress(offered.nth(which));
        }
    }

    /** It may have gone since it was counted; returns what became of it. */
    String tryToPress(Locator one) {
        try {
            if (touches) {
                one.tap(new Locator.TapOptions().setTimeout(GONE_MS));
            } else {
                one.click(new Locator.ClickOptions().setTimeout(GONE_MS));
            }
            return "pressed";
        } catch (TimeoutError gone) {
            assertThat(gone).hasMessageContaining("Timeout");
            return gone.getMessage();
        }
    }

    void press(Locator one) {
        if (touches) {
            one.tap();
        } else {
            one.click();
        }
    }

    /** Fails with what keeps somebody from using the page. */
    void findsItAccessible() {
        Accessibility.check(page);
    }

    /** Asks the API for something, as the page does, and gets it. */
    void asks(String method, String path, String body) {
        Object status = page.evaluate(ASK, List.of(method, path, body));
        assertThat((Integer) status).as(method + " " + path).isBetween(200, 299);
    }
}
