package baffin.system.browser;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.system.platform.Lanes;
import baffin.system.platform.OnSharedBaffin;
import baffin.system.platform.OnSharedBaffin.Kind;
import baffin.system.platform.OnSharedBaffin.Shared;
import baffin.system.platform.RunningBaffin;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Accounts in the browser, whoever the host lets in, and passwords that are set with a code. */
@Tag(Lanes.BROWSER)
@OnSharedBaffin(Kind.STABLE)
@Timeout(900)
class AccountPagesTest {

    private static final String NEXT = "nine sledges and a kettle";

    /** Who a token belongs to, asked without the cookies of the page. */
    private static final String HANDLE_OF = """
            async token => {
              const headers = { Authorization: `Bearer ${token}` };
              const answer = await fetch("/api/v1/players/me", { headers, credentials: "omit" });
              return (await answer.json()).handle;
            }
            """;

    private static final Pattern CODE = Pattern.compile("bpr_\\S+");

    /** The page is told that the host has chosen otherwise; everything else is the platform's. */
    private static void where(Page page, String who, boolean email) {
        String rules = "{\"who\":\"%s\",\"email\":%s,\"providers\":[]}".formatted(who, email);
        page.route(
                "**/api/v1/auth/registration",
                route -> route.fulfill(new Route.FulfillOptions()
                        .setContentType("application/json")
                        .setBody(rules)));
    }

    @Test
    void a_code_of_the_host_sets_another_password(@Shared RunningBaffin baffin) throws Exception {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor visitor = Visitor.at(browser.page(baffin.origin(), 1024, 768, "en"));
            Page page = visitor.page();
            String handle = visitor.register();
            visitor.press(page.locator("header .sign-out"));
            visitor.press(page.locator("header a.button"));
            visitor.press(page.locator("sign-in-page a[href='#/password']"));
            visitor.reads("password-page", "Ask the host");
            visitor.findsItAccessible();
            page.locator("password-page input[name=code]").fill("bpr_guessed");
            page.locator("password-page input[name=password]").fill(NEXT);
            visitor.press(page.locator("password-page .do"));
            visitor.sees("password-page .fault");

            String data = baffin.layout().data().toString();
            Matcher code = CODE.matcher(
                    RunningBaffin.command("account", "reset-password", handle, "--reason=lost", "--data", data));
            assertThat(code.find()).isTrue();
            page.navigate("/app/#/password?code=" + code.group());
            page.locator("password-page input[name=password]").fill(NEXT);
            visitor.press(page.locator("password-page .do"));

            visitor.signIn(handle, NEXT);
            assertThat(browser.faults()).isEmpty();
        }
    }

    @Test
    void whoever_needs_an_invitation_brings_its_code(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor visitor = Visitor.at(browser.page(baffin.origin(), 390, 844, "en"));
            Page page = visitor.page();
            where(page, "invitation", false);
            page.navigate("/app/#/sign-in?invitation=NARWHAL");
            PlaywrightAssertions.assertThat(page.locator("input[name=invitation]"))
                    .hasValue("NARWHAL");
            visitor.findsItAccessible();

            Request sent = page.waitForRequest(
                    request -> request.method().equals("POST") && request.url().endsWith("/api/v1/players"),
                    () -> visitor.signIn(Visitor.freshHandle()));

            assertThat(sent.postData()).contains("\"invitation\":\"NARWHAL\"");
            assertThat(browser.faults()).isEmpty();
        }
    }

    @Test
    void a_match_that_was_chosen_before_the_account_begins_after_it(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor visitor = Visitor.at(browser.page(baffin.origin(), 1024, 768, "en"));
            Page page = visitor.page();
            page.navigate("/app/#/");
            visitor.sees("[data-bot=adventure]");
            visitor.press(page.locator("[data-bot=adventure]"));
            visitor.sees("sign-in-page form button.quiet");
            visitor.press(page.locator("sign-in-page form button.quiet"));

            visitor.signIn(Visitor.freshHandle());

            visitor.comesTo("matches");
            visitor.sees("table-board svg");
            assertThat(browser.faults()).isEmpty();
        }
    }

    @Test
    void a_field_that_is_wrong_says_so_itself_and_a_password_can_be_shown(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor visitor = Visitor.at(browser.page(baffin.origin(), 390, 844, "de"));
            Page page = visitor.page();
            String taken = visitor.register();
            page.context().clearCookies();
            page.navigate("/app/?again#/sign-in");
            visitor.press(page.locator("sign-in-page form button.quiet"));
            page.locator("sign-in-page input[name=handle]").fill(taken);
            page.locator("sign-in-page input[name=password]").fill(NEXT);
            page.locator("sign-in-page .secret input[type=checkbox]").check();
            PlaywrightAssertions.assertThat(page.locator("sign-in-page input[name=password]"))
                    .hasAttribute("type", "text");
            visitor.press(page.locator("sign-in-page form button.do"));

            visitor.reads("sign-in-page label:has([name=handle])", "vergeben");
            PlaywrightAssertions.assertThat(page.locator("sign-in-page input[name=handle]"))
                    .isFocused();
            visitor.findsItAccessible();
            assertThat(browser.faults()).isEmpty();
        }
    }

    @Test
    void where_the_host_makes_the_accounts_nobody_is_asked_to_register(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor visitor = Visitor.at(browser.page(baffin.origin(), 390, 844, "en"));
            where(visitor.page(), "operator", false);
            visitor.page().navigate("/app/#/sign-in");
            visitor.reads("sign-in-page", "The host of this platform creates accounts");
            assertThat(visitor.page().locator("form button.quiet").count()).isZero();
            visitor.findsItAccessible();
            assertThat(browser.faults()).isEmpty();
        }
    }

    @Test
    void an_address_is_set_where_the_platform_sends_letters(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor visitor = Visitor.at(browser.page(baffin.origin(), 1024, 768, "en"));
            Page page = visitor.page();
            visitor.register();
            where(page, "open", true);
            page.navigate("/app/#/settings");
            page.locator("email-settings input[name=address]").fill("sedna@example.org");
            page.locator("email-settings input[name=password]").fill(Visitor.PASSWORD);
            visitor.press(page.locator("email-settings form button"));
            visitor.reads(".notice", "This platform sends no e-mail");
            visitor.findsItAccessible();

            page.navigate("/app/#/email?code=bev_guessed");
            visitor.press(page.locator("email-page .do"));
            visitor.sees("email-page .fault");
            visitor.findsItAccessible();
            page.navigate("/app/#/password");
            page.locator("password-page input[name=handle]").fill("Nobody-at-all");
            visitor.press(page.locator("password-page form button").first());
            visitor.reads("password-page .fault", "This platform sends no e-mail");
            assertThat(browser.faults()).isEmpty();
        }
    }

    @Test
    void the_account_gets_another_handle_and_a_token_and_is_kept_after_all(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor visitor = Visitor.at(browser.page(baffin.origin(), 1440, 900, "en"));
            Page page = visitor.page();
            visitor.register();
            page.navigate("/app/#/settings");

            String handle = Visitor.freshHandle();
            page.locator("account-settings input[name=newHandle]").fill(handle);
            visitor.press(page.locator("account-settings form button").first());
            visitor.reads("header .me", handle);

            page.locator("token-settings input[name=name]").fill("pairing script");
            visitor.press(page.locator("token-settings form button"));
            visitor.reads("token-settings li", "pairing script");
            String token = page.locator("token-settings code").innerText();
            assertThat(page.evaluate(HANDLE_OF, token)).isEqualTo(handle);
            visitor.press(page.locator("token-settings li button"));
            PlaywrightAssertions.assertThat(page.locator("token-settings li")).hasCount(0);

            page.locator("deletion-settings input").fill(Visitor.PASSWORD);
            visitor.press(page.locator("deletion-settings form button"));
            visitor.press(page.locator("dialog.ask .do"));
            visitor.reads("deletion-settings", "This account will be deleted on");
            visitor.findsItAccessible();
            visitor.press(page.locator("deletion-settings .do"));
            visitor.reads("deletion-settings", "Delete my account");
            assertThat(browser.faults()).isEmpty();
        }
    }

    @Test
    void what_is_new_about_an_account_is_taken_back_or_confirmed(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor visitor = Visitor.at(browser.page(baffin.origin(), 1440, 900, "en"));
            Page page = visitor.page();
            visitor.register();
            String bot = Visitor.freshHandle();
            visitor.asks("POST", "/bots", "{\"handle\": \"" + bot + "\"}");
            page.navigate("/app/#/settings");

            visitor.reads("access-settings li", bot);
            visitor.press(page.locator("access-settings li button"));
            visitor.sees("access-settings code");
            visitor.findsItAccessible();
            page.locator("access-settings input[name=password]").fill(Visitor.PASSWORD);
            visitor.press(page.locator("access-settings form button"));
            PlaywrightAssertions.assertThat(page.locator("access-settings li")).hasCount(0);
            assertThat(browser.faults()).isEmpty();
        }
    }

    @Test
    void who_signed_in_a_while_ago_proves_the_password_before_a_change(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor visitor = Visitor.at(browser.page(baffin.origin(), 1024, 768, "en"));
            Page page = visitor.page();
            visitor.register();
            page.navigate("/app/#/settings");
            AtomicBoolean old = new AtomicBoolean(true);
            page.route("**/api/v1/players/me/handle", route -> {
                if (old.getAndSet(false)) {
                    route.fulfill(new Route.FulfillOptions()
                            .setStatus(403)
                            .setContentType("application/problem+json")
                            .setBody("{\"type\":\"/problems/sign-in-needed\",\"status\":403}"));
                } else {
                    route.resume();
                }
            });
            String handle = Visitor.freshHandle();
            page.locator("account-settings input[name=newHandle]").fill(handle);
            visitor.press(page.locator("account-settings form button").first());

            visitor.reads("dialog", "Is it you?");
            visitor.findsItAccessible();
            page.locator("dialog input[name=password]").fill(Visitor.PASSWORD);
            visitor.press(page.locator("dialog button").first());

            visitor.reads("header .me", handle);
            PlaywrightAssertions.assertThat(page.locator("dialog")).hasCount(0);
        }
    }
}
