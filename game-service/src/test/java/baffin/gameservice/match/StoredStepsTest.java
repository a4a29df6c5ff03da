package baffin.gameservice.match;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.testkit.Waits;
import baffin.testkit.backend.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.hibernate.reactive.mutiny.Mutiny;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class StoredStepsTest {

    private static final String MATCH = "a-match-of-its-own";

    @Inject
    @Identifier("views")
    ProjectionEngine engine;

    @Inject
    @Identifier("game")
    Transactions transactions;

    @AfterEach
    void leaveNothing() {
        for (String table : List.of("match_step", "match_pack")) {
            write(session ->
                    Sql.update(session, "delete from " + table + " where match_id = :match", Map.of("match", MATCH)));
        }
    }

    @Test
    void records_are_the_same_before_and_after_they_are_packed() {
        store(1, "{\"first\": \"é\"}");
        store(2, "{}");
        List<String> before = records();

        pack(2);

        assertThat(records()).isEqualTo(before).hasSize(2);
    }

    @Test
    void a_match_that_ends_once_more_is_packed_behind_what_was_packed_before() {
        store(1, "a");
        store(2, "b");
        pack(2);
        store(3, "c");
        store(4, "d");
        pack(4);
        store(5, "e");

        assertThat(records()).containsExactly("1 a", "2 b", "3 c", "4 d", "5 e");
    }

    private void store(long version, String body) {
        write(session -> Sql.update(
                session,
                "insert into match_step (generation, match_id, version, body)"
                        + " values (:generation, :match, :version, :body)",
                Map.of("generation", engine.generation(), "match", MATCH, "version", version, "body", body)));
    }

    private void pack(long last) {
        write(session -> StoredSteps.pack(session, engine.generation(), Map.of(MATCH, last)));
    }

    private List<String> records() {
        return transactions
                .read(session -> Sql.rows(
                        session,
                        "select version, body from " + StoredSteps.RECORDS
                                + " where generation = :generation and match_id = :match order by version",
                        Map.of("generation", engine.generation(), "match", MATCH)))
                .map(rows -> rows.stream()
                        .map(row -> row.get("version", Long.class) + " " + row.get("body", String.class))
                        .toList())
                .await()
                .atMost(Waits.MAX);
    }

    private void write(Function<Mutiny.Session, Uni<Integer>> work) {
        transactions.write(work).await().atMost(Waits.MAX);
    }
}
