package baffin.gameservice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.runtime.projection.rebuild.RebuildReport;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.testkit.Waits;
import baffin.testkit.backend.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.smallrye.common.annotation.Identifier;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The records of a match that has ended are one row, after a rebuild as well. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class PackedMatchTest {

    @Inject
    @Identifier("views")
    ProjectionEngine engine;

    @Inject
    @Identifier("game")
    Transactions transactions;

    @Test
    void a_rebuild_packs_the_same() {
        Recorded match = Recorded.match(72);
        match.logged(1, match.end());
        await().atMost(Waits.MAX).until(() -> packs(match) == 1);
        RebuildReport report = engine.rebuild(false).await().atMost(Waits.MAX);
        assertThat(report.identical()).as("%s", report.tables()).isTrue();
        assertThat(report.tables()).containsKey("match_pack");
        assertThat(steps(match)).isZero();
        assertThat(packs(match)).isEqualTo(1);
    }

    private long packs(Recorded match) {
        return count("select count(*) from match_pack where generation = :generation and match_id = :match", match);
    }

    private long steps(Recorded match) {
        return count("select count(*) from match_step where generation = :generation and match_id = :match", match);
    }

    private long count(String statement, Recorded match) {
        return transactions
                .read(session -> Sql.values(
                        session, statement, Map.of("generation", engine.generation(), "match", match.id()), Long.class))
                .map(List::getFirst)
                .await()
                .atMost(Waits.MAX);
    }
}
