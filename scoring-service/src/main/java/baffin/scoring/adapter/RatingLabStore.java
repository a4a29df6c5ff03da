package baffin.scoring.adapter;

import baffin.platform.runtime.projection.ProjectionEngine;
import baffin.platform.runtime.projection.Transactions;
import baffin.scoring.adapter.RatingBook.Ladder;
import baffin.scoring.api.RatingLab;
import baffin.scoring.rating.Evaluation;
import baffin.scoring.rating.RatedMatch;
import baffin.scoring.rating.RatingPolicy;
import baffin.scoring.rating.SideBySide;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.List;
import java.util.function.Function;

/** Rates the results in the database again, and remembers what came of it for a while. */
@Singleton
class RatingLabStore implements RatingLab {

    private static final int KEPT_MAX = 50;
    private static final Duration KEPT_FOR = Duration.ofMinutes(1);

    private final Transactions transactions;
    private final ProjectionEngine engine;
    private final Cache<Question, Object> kept = Caffeine.newBuilder()
            .maximumSize(KEPT_MAX)
            .expireAfterWrite(KEPT_FOR)
            .build();

    RatingLabStore(Transactions transactions, ProjectionEngine engine) {
        this.transactions = transactions;
        this.engine = engine;
    }

    private record Question(Ladder ladder, String about) {}

    @Override
    public Uni<Compared> compared(String game, String mode, RatingPolicy other) {
        return answer(
                game,
                mode,
                "compared with " + other.version(),
                Compared.class,
                matches -> new Compared(matches.size(), SideBySide.of(matches, other)));
    }

    @Override
    public Uni<Evaluation> evaluated(String game, String mode) {
        return answer(game, mode, "evaluated", Evaluation.class, Evaluation::of);
    }

    private <T> Uni<T> answer(
            String game, String mode, String about, Class<T> type, Function<List<RatedMatch>, T> work) {
        Ladder ladder = new Ladder(engine.generation(), game, mode);
        Question question = new Question(ladder, about);
        Object before = kept.getIfPresent(question);
        if (before != null) {
            return Uni.createFrom().item(type.cast(before));
        }
        return transactions
                .answer(session -> RatingBook.all(session, ladder))
                .emitOn(Infrastructure.getDefaultWorkerPool())
                .map(work)
                .invoke(answer -> kept.put(question, answer));
    }
}
