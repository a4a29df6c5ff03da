package baffin.system.browser;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.bot.client.model.NewMatch;
import baffin.system.platform.Lanes;
import baffin.system.platform.OnSharedBaffin;
import baffin.system.platform.OnSharedBaffin.Kind;
import baffin.system.platform.OnSharedBaffin.Shared;
import baffin.system.platform.RunningBaffin;
import baffin.system.play.Caller;
import baffin.system.play.Players;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.net.http.HttpClient;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The operator's page: for those who prove that they are one; every act has a reason and is recorded. */
@Tag(Lanes.BROWSER)
@OnSharedBaffin(Kind.STABLE)
@Timeout(900)
class OperatorPageTest {

    private static final Pattern CODE = Pattern.compile("[a-z2-7]{4}(-[a-z2-7]{4}){3}");
    private static final String WIDTH = "() => document.documentElement.scrollWidth <= innerWidth";
    private static final String STOPPED =
            "{\"service\":\"scoring\",\"ready\":false,\"checks\":[{\"name\":\"results\",\"up\":false,\"data\":{}}],"
                    + "\"diskLevel\":\"AMPLE\",\"readModels\":[{\"name\":\"results\",\"generation\":1,"
                    + "\"positions\":{},\"lagRecords\":7,\"pendingRecords\":0,"
                    + "\"stopped\":[{\"key\":\"a-match\",\"sinceVersion\":4,\"reason\":\"damaged\"}]}]}";

    @Test
    void an_operator_finds_suspends_and_records(@Shared RunningBaffin baffin) throws Exception {
        try (RealBrowser browser = RealBrowser.start();
                HttpClient http = HttpClient.newHttpClient();
                Players players = new Players(baffin.origin(), Visitor.freshHandle(), 3)) {
            String operator = players.sessions().getFirst().me().handle();
            String player = players.sessions().get(1).me().handle();
            report(players, http, baffin);
            Visitor visitor = Visitor.at(browser.page(baffin.origin(), 1440, 900, "en"));
            Page page = visitor.page();
            page.navigate("/app/#/sign-in");
            visitor.signIn(player);
            page.navigate("/app/#/operate");
            prove(visitor, "aaaa-aaaa-aaaa-aaaa");
            visitor.reads(".fault", "not an operator's");
            visitor.press(page.locator("header .sign-out"));
            visitor.press(page.locator("header a.button"));
            String data = baffin.layout().data().toString();
            Matcher code = CODE.matcher(RunningBaffin.command("operator", operator, "--data", data));
            assertThat(code.find()).isTrue();
            visitor.signIn(operator);
            page.navigate("/app/#/operate");
            prove(visitor, "aaaa-aaaa-aaaa-aaaa");
            visitor.reads(".fault", "not valid");
            prove(visitor, code.group());

            PlaywrightAssertions.assertThat(page.locator("[data-service]")).hasCount(4);
            visitor.reads("[data-service=game]", "Ready.");
            visitor.reads("[data-part=storage]", "Log and database");
            visitor.reads("[data-part=versions]", "North Wind");
            visitor.findsItAccessible();
            onAccounts(visitor, player);
            onReports(visitor);
            visitor.press(page.locator("operate-page nav a[href$=actions]"));
            PlaywrightAssertions.assertThat(page.locator("[data-kind=suspended]", having(page, player)))
                    .containsText("insults");
            visitor.findsItAccessible();
            onAPhone(visitor);
            assertThat(browser.faults()).isEmpty();
        }
    }

    private static Page.LocatorOptions having(Page page, String handle) {
        return new Page.LocatorOptions().setHas(page.locator("a", new Page.LocatorOptions().setHasText(handle)));
    }

    /** A line of a chat that somebody has reported. */
    private static void report(Players players, HttpClient http, RunningBaffin baffin) throws InterruptedException {
        var people = players.sessions().subList(1, 3);
        String chat = "/matches/"
                + Players.sitDown(NewMatch.of("adventure", 2), people)
                        .getFirst()
                        .matchId() + "/chat/public";
        String line = new Caller(http, baffin.origin(), people.getLast())
                .post(chat, "{'text':'you walrus of " + people.getLast().me().handle() + "'}")
                .as(201)
                .path("messageId")
                .asText();
        new Caller(http, baffin.origin(), people.getFirst())
                .post(chat + "/" + line + "/report", "{'reason':'an insult'}");
    }

    private static void prove(Visitor visitor, String code) {
        visitor.sees("operate-page input[name=code]");
        visitor.findsItAccessible();
        visitor.page().locator("operate-page input[name=code]").fill(code);
        visitor.press(visitor.page().locator("operate-page form .do"));
    }

    private static void confirm(Visitor visitor, String reason) {
        visitor.page().locator("dialog input[name=reason]").fill(reason);
        visitor.press(visitor.page().locator("dialog .do"));
    }

    private static void onAccounts(Visitor visitor, String player) {
        Page page = visitor.page();
        visitor.press(page.locator("operate-page nav a[href$=accounts]"));
        page.locator("input[type=search]").fill(player);
        Locator account = page.locator("[data-accounts] > li", having(page, player));
        Locator acts = account.locator("button");
        PlaywrightAssertions.assertThat(account).hasCount(1);
        visitor.press(acts.first());
        visitor.findsItAccessible();
        page.locator("dialog input[name=days]").fill("3");
        confirm(visitor, "insults");
        PlaywrightAssertions.assertThat(account).containsText("Suspended until");
        visitor.press(acts.first());
        confirm(visitor, "sorry");
        PlaywrightAssertions.assertThat(account).not().containsText("Suspended until");
        visitor.press(acts.nth(1));
        confirm(visitor, "lost the device");
        PlaywrightAssertions.assertThat(page.locator(".notice")).containsText("Done");
        visitor.press(acts.nth(2));
        confirm(visitor, "lost the password");
        visitor.reads(".once", "#/password?code=bpr_");
        visitor.findsItAccessible();
    }

    private static void onReports(Visitor visitor) {
        Page page = visitor.page();
        visitor.press(page.locator("operate-page nav a[href$=reports]"));
        Locator report = page.locator("[data-reports] > li").first();
        PlaywrightAssertions.assertThat(report).containsText("you walrus");
        PlaywrightAssertions.assertThat(report).containsText("an insult");
        visitor.findsItAccessible();
        visitor.press(report.locator("button"));
        confirm(visitor, "an insult");
        PlaywrightAssertions.assertThat(report).containsText("hidden");
    }

    /** Everything of the page fits, and what has stopped is released with a reason. */
    private static void onAPhone(Visitor visitor) {
        Page page = visitor.page();
        page.setViewportSize(390, 844);
        for (String section : new String[] {"actions", "reports", "accounts", "health"}) {
            page.navigate("/app/#/operate/" + section);
            visitor.sees(section + "-section .card");
            assertThat(page.evaluate(WIDTH)).as(section).isEqualTo(true);
        }
        page.route(
                "**/operator/health/scoring",
                route -> route.fulfill(new Route.FulfillOptions()
                        .setContentType("application/json")
                        .setBody(STOPPED)));
        page.route(
                "**/read-models/results/release",
                route -> route.fulfill(new Route.FulfillOptions()
                        .setContentType("application/json")
                        .setBody("{\"key\":\"a-match\",\"released\":true,\"version\":4}")));
        page.reload();
        visitor.reads("[data-service=scoring]", "7 records behind");
        visitor.press(page.locator("[data-service=scoring] summary").first());
        visitor.findsItAccessible();
        visitor.press(page.locator("[data-service=scoring] button"));
        Request sent = page.waitForRequest("**/release", () -> confirm(visitor, "mended"));
        assertThat(sent.postData()).contains("a-match", "mended");
    }
}
