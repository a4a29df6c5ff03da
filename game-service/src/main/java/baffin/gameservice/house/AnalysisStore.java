package baffin.gameservice.house;

import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.platform.wire.Json;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Analyses as they are kept. */
@Singleton
class AnalysisStore {

    private final Transactions transactions;

    AnalysisStore(@Identifier("game") Transactions transactions) {
        this.transactions = transactions;
    }

    private record Kept(List<AnalysedDecision> items) {}

    Uni<Optional<List<AnalysedDecision>>> find(String match) {
        return transactions.read(session -> Sql.values(
                        session,
                        "select body from match_analysis where match_id = :match and shape = :shape",
                        Map.of("match", match, "shape", AnalysisTables.SHAPE),
                        String.class)
                .map(found -> found.stream()
                        .findFirst()
                        .map(body -> Json.shared().read(body, Kept.class).items())));
    }

    Uni<Integer> keep(String match, List<AnalysedDecision> decisions) {
        return transactions.write(session -> Sql.update(
                session,
                """
                insert into match_analysis (match_id, shape, body) values (:match, :shape, :body)
                on conflict (match_id) do update set shape = excluded.shape, body = excluded.body""",
                Map.of(
                        "match",
                        match,
                        "shape",
                        AnalysisTables.SHAPE,
                        "body",
                        Json.shared().text(new Kept(decisions)))));
    }
}
