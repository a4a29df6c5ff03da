package baffin.lobby.account.store;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.lobby.api.LobbyResources;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.testkit.Waits;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Inject;
import java.util.Map;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class LikenessBackfillTest {

    private static final String INSERT = "insert into account (id, handle, handle_key, password_hash, bot, created_at)"
            + " values (:id, :handle, :key, '', false, now())";

    @Inject
    @Identifier("lobby")
    Transactions transactions;

    @Inject
    LikenessBackfill backfill;

    @Test
    void a_new_handle_cannot_look_like_one_from_before_looks_were_compared() {
        old("old-1", "Vilhjalmur");
        old("old-2", "VilhjaImur");

        done(backfill.fill());

        assertThat(withLikeness()).isEqualTo(1);
        given().contentType(ContentType.JSON)
                .body(Map.of("handle", "Vi1hjalmur", "password", "a walrus tusk of 1845"))
                .post("/api/v1/players")
                .then()
                .statusCode(409);
    }

    private void old(String id, String handle) {
        done(transactions.write(
                session -> Sql.update(session, INSERT, Map.of("id", id, "handle", handle, "key", "key of " + handle))));
    }

    private long withLikeness() {
        return done(transactions.read(session -> session.createSelectionQuery(
                        "select count(*) from AccountEntity where id like 'old-%' and likeness is not null", Long.class)
                .getSingleResult()));
    }

    private static <T> T done(Uni<T> work) {
        return work.await().atMost(Waits.MAX);
    }
}
