package baffin.lobby.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.hasSize;

import baffin.accounts.accesstoken.AccessToken;
import baffin.accounts.accesstoken.AccessTokens;
import baffin.accounts.account.Account;
import baffin.accounts.account.SignIn;
import baffin.accounts.email.MailConfig;
import baffin.accounts.session.SecretTokens;
import baffin.accounts.session.SessionService;
import baffin.lobby.api.CredentialTable.Cell;
import baffin.lobby.api.People.Person;
import baffin.platform.credential.InternalGuard;
import baffin.platform.identity.Scope;
import baffin.platform.identity.SessionToken;
import baffin.platform.problem.ProblemException;
import baffin.testkit.Waits;
import baffin.testkit.backend.PlatformResource;
import io.quarkus.mailer.MockMailbox;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusMock;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.path.json.JsonPath;
import io.restassured.specification.RequestSpecification;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What was begun under an old credential ends with it: each cell of {@code credentials.tsv}. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class CredentialsTest {

    private static final String ME = "/api/v1/players/me";
    private static final String NEW_PASSWORD = "nine sledges and a kettle";
    private static final Map<String, String> REASON = Map.of("reason", "as the test wants");
    private static final AtomicInteger ADDRESSES = new AtomicInteger();

    @Inject
    MockMailbox mailbox;

    @Inject
    SignIn signIn;

    @Inject
    SessionService sessions;

    @Inject
    AccessTokens tokens;

    /** A host with a mail server. */
    @BeforeEach
    void mail() {
        QuarkusMock.installMockForType(() -> Optional.of("mail.example"), MailConfig.class);
    }

    static List<Cell> cells() {
        return CredentialTable.cells();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("cells")
    void what_was_begun_ends_with_the_credential(Cell cell) {
        Person person = cell.event().equals("operator-removed") ? People.operator() : People.somebody("Begins");
        if (cell.thing().equals("reset-code-by-email") || cell.event().startsWith("address-")) {
            confirm(person, address(person));
        }
        BooleanSupplier good = begin(cell.thing(), person);

        happen(cell.event(), person);

        assertThat(good.getAsBoolean()).as(cell.toString()).isEqualTo(cell.stays());
    }

    @Test
    void of_all_who_use_a_code_at_once_one_sets_the_password() throws Exception {
        Person person = People.somebody("Resets");
        String code = host().body(REASON).post(ofHost(person, "reset-password")).path("token");
        List<Callable<Boolean>> uses = Collections.nCopies(4, () -> reset(code).getAsBoolean());

        try (ExecutorService pool = Executors.newFixedThreadPool(uses.size())) {
            List<Boolean> used = new ArrayList<>();
            for (Future<Boolean> each : pool.invokeAll(uses)) {
                used.add(each.get());
            }
            assertThat(used).containsOnlyOnce(true);
        }
    }

    @Test
    void a_session_that_was_ended_ends_no_other() {
        Person person = People.somebody("Owns");
        JsonPath thief = tokensOf(person.handle(), People.PASSWORD);
        String session = thief.getString("sessionId");
        person.asks().delete(ME + "/sessions").then().statusCode(204);

        // it came to the lobby before the owner's end was known there
        Uni<Void> late = sessions.endOthers(new SessionToken(person.id(), session, Instant.EPOCH));

        assertThat(works(late)).isFalse();
        person.asks().get(ME + "/sessions").then().statusCode(200).body("items", hasSize(1));
    }

    @Test
    void an_end_of_all_sessions_keeps_what_the_session_that_asks_does_next() {
        Person person = People.somebody("Goes");
        JsonPath here = tokensOf(person.handle(), People.PASSWORD);
        Person asks = new Person(person.id(), person.handle(), here.getString("accessToken"));

        asks.asks().delete(ME + "/sessions").then().statusCode(204);

        assertThat(begin("personal-token", asks).getAsBoolean()).isTrue();
        assertThat(begin("stream-ticket", asks).getAsBoolean()).isTrue();
        assertThat(begin("link-under-way", asks).getAsBoolean()).isTrue();
        assertThat(begin("pending-address", asks).getAsBoolean()).isTrue();
        assertThat(renewal(here).getAsBoolean()).isTrue();
    }

    /** Begins a thing; what comes back turns it in and says whether it was good. */
    private BooleanSupplier begin(String thing, Person person) {
        return switch (thing) {
            case "sign-in-under-way" -> signingIn(person.handle(), People.PASSWORD);
            case "session" -> renewal(tokensOf(person.handle(), People.PASSWORD));
            case "session-of-client" -> Clients.session(person);
            case "session-of-bot" -> {
                JsonPath bot = bot(person);
                yield renewal(tokensOf(bot.getString("handle"), bot.getString("password")));
            }
            case "bot-signing-in" -> {
                JsonPath bot = bot(person);
                yield signingIn(bot.getString("handle"), bot.getString("password"));
            }
            case "personal-token" -> personalToken(person);
            case "personal-token-under-way" -> personalTokenUnderWay(person);
            case "stream-ticket" -> {
                String ticket = person.asks().post(ME + "/stream-tickets").path("ticket");
                yield () -> good(
                        host().body(Map.of("ticket", ticket, "stream", "/stream", "again", false)),
                        "/internal/lobby/stream-tickets/redeem",
                        200);
            }
            case "authorization-code" -> Clients.code(person);
            case "reset-code-by-email" -> {
                elsewhere().body(Map.of("handle", person.handle())).post("/api/v1/auth/forgotten-password");
                yield reset(letter(address(person), "bpr_"));
            }
            case "reset-code-by-operator" ->
                reset(host().body(REASON).post(ofHost(person, "reset-password")).path("token"));
            case "pending-address" -> {
                String next = "next-" + address(person);
                setAddress(person, next);
                String code = letter(next, "bev_");
                yield () -> good(elsewhere().body(Map.of("token", code)), "/api/v1/auth/email-confirmation", 204);
            }
            case "link-under-way" -> {
                AtProvider.Away away = AtProvider.leaveToLink(person.asks());
                yield () -> away.back(away.said(AtProvider.subject())).extract().statusCode() == 303;
            }
            case "linked-identity" -> {
                String subject = AtProvider.subject();
                AtProvider.Away away = AtProvider.leaveToLink(person.asks());
                away.back(away.said(subject)).statusCode(303);
                yield () -> {
                    AtProvider.Away later = AtProvider.leave();
                    return later.back(later.said(subject))
                            .statusCode(303)
                            .extract()
                            .header("Location")
                            .equals(AtProvider.RETURN);
                };
            }
            default -> throw new IllegalArgumentException("no test begins a " + thing + ": add it here");
        };
    }

    private void happen(String event, Person person) {
        int status = switch (event) {
            case "nothing" -> 204;
            case "password-changed" ->
                person.asks()
                        .body(Map.of("password", People.PASSWORD, "newPassword", NEW_PASSWORD))
                        .put(ME + "/password")
                        .statusCode();
            case "password-reset" -> {
                String code = host().body(REASON)
                        .post(ofHost(person, "reset-password"))
                        .path("token");
                yield elsewhere()
                        .body(Map.of("token", code, "newPassword", NEW_PASSWORD))
                        .post("/api/v1/auth/password-reset")
                        .statusCode();
            }
            case "others-ended" -> person.asks().delete(ME + "/sessions").statusCode();
            case "deletion-asked" ->
                noContent(person.asks()
                        .body(Map.of("password", People.PASSWORD))
                        .put(ME + "/deletion")
                        .statusCode());
            case "ended-by-operator" -> byHost(person, "end-sessions", REASON);
            case "suspended" -> {
                byHost(person, "suspend", REASON);
                yield byHost(person, "lift-suspension", REASON);
            }
            case "operator-removed" -> byHost(person, "remove-operator", REASON);
            case "renamed" ->
                byHost(person, "rename", Map.of("handle", People.handle("Renamed"), "reason", "for a test"));
            case "erased" -> byHost(person, "erase", REASON);
            case "address-removed" -> person.asks().delete(ME + "/email").statusCode();
            case "address-replaced" -> {
                confirm(person, "other-" + address(person));
                yield 204;
            }
            default -> throw new IllegalArgumentException("no test does " + event + ": add it here");
        };
        assertThat(status).as(event).isEqualTo(204);
    }

    private static int noContent(int status) {
        return status == 200 ? 204 : status;
    }

    private static int byHost(Person person, String act, Map<String, String> body) {
        return noContent(host().body(body).post(ofHost(person, act)).statusCode());
    }

    private static String ofHost(Person person, String act) {
        return "/internal/lobby/accounts/" + person.handle() + "/" + act;
    }

    private static RequestSpecification host() {
        return given().header(InternalGuard.HEADER, PlatformResource.INTERNAL_TOKEN)
                .contentType(ContentType.JSON);
    }

    /** Somebody at an address of their own: what strangers may do is counted by address. */
    static RequestSpecification elsewhere() {
        int number = ADDRESSES.incrementAndGet();
        return given().header("X-Forwarded-For", "203.0." + number / 250 + "." + (1 + number % 250))
                .contentType(ContentType.JSON);
    }

    private static boolean good(RequestSpecification request, String path, int status) {
        return request.post(path).statusCode() == status;
    }

    private static JsonPath tokensOf(String handle, String password) {
        return elsewhere()
                .body(Map.of("handle", handle, "password", password))
                .post("/api/v1/auth/token")
                .then()
                .statusCode(200)
                .extract()
                .jsonPath();
    }

    private static BooleanSupplier renewal(JsonPath tokens) {
        return () -> good(
                elsewhere().body(Map.of("refreshToken", tokens.getString("refreshToken"))),
                "/api/v1/auth/refresh",
                200);
    }

    private static JsonPath bot(Person owner) {
        return owner.asks()
                .body(Map.of("handle", People.handle("Bot")))
                .post("/api/v1/bots")
                .then()
                .statusCode(201)
                .extract()
                .jsonPath();
    }

    /** A sign-in whose password is looked at before the event, and whose session begins after it. */
    private BooleanSupplier signingIn(String handle, String password) {
        Account seen = done(signIn.with(handle, password, "203.0.113.1"));
        return () -> works(sessions.begin(seen, "", "203.0.113.1"));
    }

    private static BooleanSupplier personalToken(Person person) {
        String token = person.asks()
                .body(Map.of("name", "script", "scopes", List.of("read")))
                .post(ME + "/tokens")
                .path("token");
        return () -> given().auth().oauth2(token).get(ME).statusCode() == 200;
    }

    private BooleanSupplier personalTokenUnderWay(Person person) {
        String session = person.asks().get(ME + "/sessions").path("items.find { it.current }.id");
        Account seen = done(signIn.of(new SessionToken(person.id(), session, Instant.EPOCH)));
        Instant now = Instant.now();
        Set<Scope> scopes = Set.of(Scope.READ);
        String id = UUID.randomUUID().toString();
        AccessToken token = new AccessToken(id, person.id(), "late", scopes, now, now.plusSeconds(600), null);
        String secret = "bfp_" + id;
        return () -> works(tokens.add(token, seen.epoch(), SecretTokens.hash(secret), 50))
                && given().auth().oauth2(secret).get(ME).statusCode() == 200;
    }

    private static BooleanSupplier reset(String code) {
        return () -> good(
                elsewhere().body(Map.of("token", code, "newPassword", "a third kettle of snow")),
                "/api/v1/auth/password-reset",
                204);
    }

    private static String address(Person person) {
        return person.handle().toLowerCase(Locale.ROOT) + "@mail.example";
    }

    private static void setAddress(Person person, String address) {
        person.asks()
                .body(Map.of("address", address, "password", People.PASSWORD))
                .put(ME + "/email")
                .then()
                .statusCode(204);
    }

    private void confirm(Person person, String address) {
        setAddress(person, address);
        elsewhere()
                .body(Map.of("token", letter(address, "bev_")))
                .post("/api/v1/auth/email-confirmation")
                .then()
                .statusCode(204);
    }

    /** The code in the e-mail to an address that has one with such a code. */
    private String letter(String address, String prefix) {
        Pattern pattern = Pattern.compile(prefix + "\\S+");
        return await().atMost(Waits.MAX)
                .until(
                        () -> mailbox.getMailsSentTo(address).stream()
                                .map(mail -> pattern.matcher(mail.getText()))
                                .filter(Matcher::find)
                                .map(Matcher::group)
                                .findFirst(),
                        Optional::isPresent)
                .orElseThrow();
    }

    private static <T> T done(Uni<T> work) {
        return work.await().atMost(Waits.MAX);
    }

    private static boolean works(Uni<?> work) {
        try {
            done(work);
            return true;
        } catch (ProblemException refused) {
            return false;
        }
    }
}
