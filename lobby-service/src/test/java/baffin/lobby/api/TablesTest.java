package baffin.lobby.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.lobby.config.LobbyTables;
import baffin.platform.request.ServiceScope;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.platform.secrets.SecretSealer;
import baffin.platform.tables.TableLog;
import baffin.platform.tables.TableSpec;
import baffin.platform.tables.TableWriter;
import baffin.platform.tables.TablesRefused;
import baffin.platform.topics.KafkaAccess;
import baffin.platform.topics.TopicScan;
import baffin.platform.topics.Topics;
import baffin.testkit.Waits;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Accounts stand in the log, and come back from there. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class TablesTest {

    private static final int ATTEMPTS = 30;
    private static final String PREFERENCES = "/api/v1/players/me/preferences";
    private static final String OTHER_KEY = "ff".repeat(32);

    @Inject
    @Identifier("lobby")
    Transactions transactions;

    @Inject
    @Identifier("lobby")
    TableLog live;

    @Inject
    @Identifier("lobby")
    TableWriter writer;

    @ConfigProperty(name = "kafka.bootstrap.servers")
    String bootstrap;

    @ConfigProperty(name = "baffin.vault.keys")
    String presentKey;

    @AfterEach
    void asBefore() {
        done(tables(presentKey, OTHER_KEY).opened());
        done(live.flushed());
    }

    private TableLog tables(String... keys) {
        return new TableLog(
                transactions,
                new TableSpec(ServiceScope.of(TablesTest.class), Topics.LOBBY_TABLES, LobbyTables.LOGGED, List.of()),
                writer,
                SecretSealer.of(List.of(keys), "tests"),
                KafkaAccess.open(bootstrap));
    }

    @Test
    void what_is_answered_stands_in_the_log_where_nobody_can_read_it() {
        People.Person ross = People.somebody("Ross");

        String row = log().get("account[\"" + ross.id() + "\"]");

        assertThat(row).startsWith("sealed:").doesNotContain(ross.handle());
    }

    @Test
    void a_lost_database_gets_its_accounts_back() {
        People.Person parry = People.somebody("Parry");
        parry.asks()
                .body(Map.of("handle", People.handle("hull")))
                .post("/api/v1/bots")
                .then()
                .statusCode(201);
        // now the owner's latest record is behind the one of the bot
        parry.asks()
                .body(Map.of("zone", "Europe/London", "from", "22:00", "to", "07:00"))
                .put("/api/v1/players/me/quiet-hours")
                .then()
                .statusCode(200);
        parry.asks()
                .body(Map.of("sounds", true, "push", List.of("ENTRY", "YOUR_TURN")))
                .put(PREFERENCES)
                .then()
                .statusCode(200);

        lose();
        assertThat(number("select count(*) from account")).isZero();
        done(tables(presentKey).opened());

        People.token(parry.handle(), People.PASSWORD);
        parry.asks()
                .get("/api/v1/players/me/quiet-hours")
                .then()
                .statusCode(200)
                .body("zone", org.hamcrest.Matchers.equalTo("Europe/London"));
        parry.asks()
                .get(PREFERENCES)
                .then()
                .statusCode(200)
                .body("sounds", org.hamcrest.Matchers.equalTo(true))
                .body("push", org.hamcrest.Matchers.contains("ENTRY", "YOUR_TURN"));
        parry.asks().get("/api/v1/bots").then().statusCode(200).body("items.size()", org.hamcrest.Matchers.equalTo(1));
        given().contentType(ContentType.JSON)
                .body(Map.of("handle", parry.handle().toUpperCase(java.util.Locale.ROOT), "password", People.PASSWORD))
                .post("/api/v1/players")
                .then()
                .statusCode(409);
    }

    @Test
    void a_token_of_a_later_epoch_comes_back_with_the_epoch_of_its_account() {
        People.Person rae = People.somebody("Rae");
        rae.asks().delete("/api/v1/players/me/sessions").then().statusCode(204);
        String token = rae.asks()
                .body(Map.of("name", "script", "scopes", List.of("read")))
                .post("/api/v1/players/me/tokens")
                .then()
                .statusCode(201)
                .extract()
                .path("token");
        String fresh = "/api/v1/players/me/new-access";
        String until = rae.asks().get(fresh).path("until");
        rae.asks()
                .body(Map.of("until", until, "password", People.PASSWORD))
                .put(fresh)
                .then()
                .statusCode(204);

        lose();
        done(tables(presentKey).opened());

        given().contentType(ContentType.JSON)
                .body(Map.of("token", token))
                .post("/api/v1/auth/exchange")
                .then()
                .statusCode(200);
        rae.asks().get(fresh).then().body("since", org.hamcrest.Matchers.equalTo(until));
    }

    @Test
    void who_was_deleted_does_not_come_back() {
        People.Person back = People.somebody("Back");
        done(transactions.write(
                session -> Sql.update(session, "delete from account where id = :id", Map.of("id", back.id()))));
        done(live.flushed());
        assertThat(log()).doesNotContainKey("account[\"" + back.id() + "\"]");

        lose();
        done(tables(presentKey).opened());

        assertThat(number("select count(*) from account where id = '" + back.id() + "'"))
                .isZero();
    }

    @Test
    void rows_of_a_backup_that_the_log_has_forgotten_since_are_forgotten_again() {
        People.Person lyon = People.somebody("Lyon");
        done(transactions.write(session -> Sql.update(
                        session,
                        "insert into account (id, handle, handle_key, likeness, password_hash, bot, created_at)"
                                + " values ('erased', 'erased', 'erased', 'erased', '', false, now())",
                        Map.of())
                .chain(() -> Sql.update(session, "delete from table_change where key = '[\"erased\"]'", Map.of()))
                .chain(() -> Sql.update(
                        session, "update account set handle = 'older' where id = :id", Map.of("id", lyon.id())))
                .chain(() -> Sql.update(session, "delete from table_change", Map.of()))
                .chain(() -> Sql.update(session, "update table_log set next_offset = next_offset - 1", Map.of()))));

        done(tables(presentKey).opened());

        assertThat(number("select count(*) from account where id = 'erased'")).isZero();
        assertThat(number("select count(*) from account where handle = '" + lyon.handle() + "'"))
                .isEqualTo(1);
    }

    @Test
    void a_log_that_is_older_than_the_database_is_refused() {
        People.somebody("Hood");
        done(transactions.write(
                session -> Sql.update(session, "update table_log set next_offset = next_offset + 100000", Map.of())));
        try {
            assertThatThrownBy(() -> done(tables(presentKey).opened()))
                    .isInstanceOf(TablesRefused.class)
                    .hasMessageContaining("the log is older than the database: the topic lobby.tables ends at ");
        } finally {
            done(transactions.write(session ->
                    Sql.update(session, "update table_log set next_offset = next_offset - 100000", Map.of())));
        }
    }

    @Test
    void without_the_key_nothing_goes_on_that_would_be_lost() {
        assertThatThrownBy(() -> done(tables().opened()))
                .isInstanceOf(TablesRefused.class)
                .hasMessageContaining("the key that seals the rows of lobby.tables is missing");
    }

    @Test
    void rows_under_a_key_that_is_not_there_are_refused_and_change_nothing() {
        People.somebody("Crozier");
        long before = number("select count(*) from account");
        done(transactions.write(
                session -> Sql.update(session, "update table_log set next_offset = next_offset - 1", Map.of())));

        assertThatThrownBy(() -> done(tables(OTHER_KEY).opened()))
                .isInstanceOf(TablesRefused.class)
                .hasMessageContaining("no key of this installation opens the row ");
        assertThat(number("select count(*) from account")).isEqualTo(before);
    }

    @Test
    void another_key_seals_the_log_anew() {
        People.somebody("Fitzjames");
        String prefix = SecretSealer.of(List.of(OTHER_KEY), "tests").prefix();

        // the lobby itself, which knows the present key alone, may be the quicker one to send some of the rows
        Set<String> sealedAnew = new HashSet<>();
        for (int attempt = 0; attempt < ATTEMPTS && !sealedAnew.containsAll(log().keySet()); attempt++) {
            done(transactions.write(
                    session -> Sql.update(session, "update table_log set sealed_under = ''", Map.of())));
            try (TableLog other = tables(OTHER_KEY, presentKey)) {
                done(other.opened());
                done(other.flushed());
            }
            log().forEach((key, row) -> {
                if (row.startsWith(prefix)) {
                    sealedAnew.add(key);
                }
            });
        }

        assertThat(sealedAnew).isNotEmpty().containsAll(log().keySet());
    }

    /** The database as it is after its directory was deleted and its tables were made again. */
    private void lose() {
        done(transactions.write(session -> Sql.values(
                        session, "select set_config('baffin.restoring', 'on', true)", Map.of(), String.class)
                .chain(() -> Sql.update(session, "delete from account", Map.of()))
                .chain(() -> Sql.update(session, "delete from account_preferences", Map.of()))
                .chain(() -> Sql.update(session, "delete from access_token", Map.of()))
                .chain(() -> Sql.update(session, "delete from signing_key", Map.of()))
                .chain(() -> Sql.update(session, "delete from secret", Map.of()))
                .chain(() -> Sql.update(session, "delete from table_change", Map.of()))
                .chain(() -> Sql.update(session, "delete from table_log", Map.of()))));
    }

    private long number(String query) {
        return done(transactions.read(
                session -> Sql.values(session, query, Map.of(), Long.class).map(List::getFirst)));
    }

    /** The latest value of every key. */
    private Map<String, String> log() {
        Map<String, String> latest = new LinkedHashMap<>();
        try (TopicScan scan = new TopicScan(KafkaAccess.open(bootstrap))) {
            scan.read(Topics.LOBBY_TABLES, record -> {
                if (record.value() == null) {
                    latest.remove(record.key());
                } else {
                    latest.put(record.key(), new String(record.value(), StandardCharsets.UTF_8));
                }
            });
        }
        return latest;
    }

    private static <T> T done(Uni<T> work) {
        return work.await().atMost(Waits.MAX);
    }
}
