package baffin.lobby.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import baffin.lobby.api.People.Person;
import baffin.testing.Effort;
import baffin.testkit.Waits;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.http.Cookie;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Two hold the same refresh token: their tokens are one chain, which ends as soon as it shows that they are two. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class RefreshChainsTest {

    private static final int STEPS = 12;

    /** The ways in which a session is renewed; each gives the next refresh token, or "" when it is refused. */
    enum Way {
        API(RefreshChainsTest::byApi),
        COOKIE(token -> cookie(browser(token).put("/api/v1/auth/session"))),
        /** A page without a script renews the session of the browser that shows it. */
        PAGE(token -> cookie(browser(token)
                .redirects()
                .follow(false)
                .queryParams(Clients.request("c".repeat(43)))
                .get("/oauth/authorize"))),
        CLIENT(Clients::renewed);

        private final UnaryOperator<String> renewed;

        Way(UnaryOperator<String> renewed) {
            this.renewed = renewed;
        }
    }

    private static String byApi(String token) {
        Response answer =
                CredentialsTest.elsewhere().body(Map.of("refreshToken", token)).post("/api/v1/auth/refresh");
        return answer.statusCode() == 200 ? answer.path("refreshToken") : "";
    }

    private static RequestSpecification browser(String token) {
        return CredentialsTest.elsewhere()
                .header("Sec-Fetch-Site", "same-origin")
                .cookie(new Cookie.Builder("baffin-refresh", token).build());
    }

    private static String cookie(Response answer) {
        String next = answer.cookie("baffin-refresh");
        return next == null ? "" : next;
    }

    private static String first(Way way, Person person) {
        return way == Way.CLIENT
                ? Clients.refreshToken(person)
                : given().contentType(ContentType.JSON)
                        .body(Map.of("handle", person.handle(), "password", People.PASSWORD))
                        .post("/api/v1/auth/token")
                        .path("refreshToken");
    }

    /** The first token of a chain that nobody has used gives the next one, and the one before it the same again. */
    @ParameterizedTest
    @EnumSource
    void at_most_one_chain_lives(Way way) {
        for (int seed = Effort.first(); seed < Effort.first() + Effort.many(6); seed++) {
            Random random = new Random(seed);
            List<String> chain = new ArrayList<>(List.of(first(way, People.somebody("Chain"))));
            int[] holders = {0, 0};
            boolean lives = true;
            for (int step = 0; step < STEPS; step++) {
                int who = random.nextInt(2);
                int newest = chain.size() - 1;
                String next = way.renewed.apply(chain.get(holders[who]));
                lives &= holders[who] >= newest - 1;
                if (!lives) {
                    assertThat(next).as("seed %d, step %d", seed, step).isEmpty();
                } else if (holders[who] == newest) {
                    assertThat(next).as("seed %d, step %d", seed, step).isNotEmpty();
                    assertThat(chain).doesNotContain(next);
                    chain.add(next);
                    holders[who] = chain.size() - 1;
                } else {
                    assertThat(next).as("seed %d, step %d", seed, step).isEqualTo(chain.getLast());
                    holders[who] = newest;
                }
            }
            if (!lives) {
                assertThat(chain)
                        .allSatisfy(
                                token -> assertThat(way.renewed.apply(token)).isEmpty());
            }
        }
    }

    @Test
    void who_renews_at_the_same_time_gets_the_same() throws Exception {
        String token = first(Way.API, People.somebody("Tabs"));
        List<Callable<String>> tabs = new ArrayList<>();
        for (int tab = 0; tab < 6; tab++) {
            tabs.add(() -> byApi(token));
        }
        List<String> all = new ArrayList<>();
        try (ExecutorService pool = Executors.newFixedThreadPool(tabs.size())) {
            for (Future<String> next : pool.invokeAll(tabs)) {
                all.add(next.get());
            }
        }

        assertThat(all).doesNotContain("").containsOnly(all.getFirst());
    }

    @Test
    void reuse_ends_what_the_chain_has_begun() {
        String spent = first(Way.API, People.somebody("Thief"));
        Response owner = given().contentType(ContentType.JSON)
                .body(Map.of("refreshToken", spent))
                .post("/api/v1/auth/refresh");
        byApi(owner.path("refreshToken"));

        assertThat(byApi(spent)).isEmpty();

        String token = owner.path("accessToken");
        await().atMost(Waits.MAX)
                .until(() ->
                        given().auth().oauth2(token).get("/api/v1/players/me").statusCode() == 401);
    }
}
