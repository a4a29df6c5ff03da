package baffin.scoring.rating.store;

import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.platform.work.LongWork;
import baffin.scoring.rating.domain.Course;
import baffin.scoring.rating.domain.Evaluation;
import baffin.scoring.rating.domain.RatedMatch;
import baffin.scoring.rating.domain.RatingPolicy;
import baffin.scoring.rating.domain.SideBySide;
import baffin.scoring.rating.store.RatingBook.Ladder;
import baffin.scoring.rating.store.RatingBook.Mark;
import baffin.scoring.rating.view.RatingLab;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import org.hibernate.reactive.mutiny.Mutiny;

/** Rates the results in the database again, and remembers what came of it for a while. */
@Singleton
class RatingLabStore implements RatingLab {

    private static final int KEPT_MAX = 50;
    private static final Duration KEPT_FOR = Duration.ofMinutes(1);
    private static final Duration READ_MAX = Duration.ofSeconds(10);

    private final Transactions transactions;
    private final ProjectionEngine engine;
    private final LongWork work;
    private final Cache<Question, Object> kept = Caffeine.newBuilder()
            .maximumSize(KEPT_MAX)
            .expireAfterWrite(KEPT_FOR)
            .build();

    RatingLabStore(
            @Identifier("scoring") Transactions transactions,
            @Identifier("scores") ProjectionEngine engine,
            LongWork work) {
        this.work = work;
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
                () -> SideBySide.course(other),
                Compared::new);
    }

    @Override
    public Uni<Evaluation> evaluated(String game, String mode) {
        return answer(game, mode, "evaluated", Evaluation.class, Evaluation::course, (matches, judged) -> judged);
    }

    private <C, T> Uni<T> answer(
            String game,
            String mode,
            String about,
            Class<T> type,
            Supplier<Course<C>> courses,
            BiFunction<Integer, C, T> how) {
        Ladder ladder = new Ladder(engine.generation(), game, mode);
        Question question = new Question(ladder, about);
        Object before = kept.getIfPresent(question);
        return before != null
                ? Uni.createFrom().item(type.cast(before))
                : work.run("", () -> worked(ladder, courses.get(), how)).invoke(answer -> kept.put(question, answer));
    }

    /** Page by page: never more than one of them is in memory. */
    private <C, T> T worked(Ladder ladder, Course<C> course, BiFunction<Integer, C, T> how) {
        Mark mark = read(session -> RatingBook.latest(session, ladder));
        int matches = 0;
        while (true) {
            Mark from = mark;
            List<RatedMatch> page = read(session -> RatingBook.page(session, ladder, from));
            if (page.isEmpty()) {
                return how.apply(matches, course.result());
            }
            page.forEach(course::take);
            matches += page.size();
            mark = Mark.behind(page.getLast());
        }
    }

    private <T> T read(Function<Mutiny.Session, Uni<T>> what) {
        return transactions.answer(what).await().atMost(READ_MAX);
    }
}
