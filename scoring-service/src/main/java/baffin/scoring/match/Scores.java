package baffin.scoring.match;

import baffin.game.Game;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.SeatScore;
import baffin.game.words.Phrase;
import baffin.match.Audience;
import baffin.match.GameRegistry;
import baffin.match.terms.SeatHolder;
import baffin.platform.match.CompetitionPlace;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.platform.wire.Json;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.hibernate.reactive.mutiny.Mutiny;
import org.jspecify.annotations.Nullable;

/** What the resources ask of the store. */
@Singleton
public class Scores {

    private static final int WATCHED_MAX = 300;

    private final Transactions transactions;
    private final ProjectionEngine engine;
    private final Scorer scorer;
    private final Cache<String, MatchScore> watched =
            Caffeine.newBuilder().maximumSize(WATCHED_MAX).build();

    Scores(
            @Identifier("scoring") Transactions transactions,
            @Identifier("scores") ProjectionEngine engine,
            Scorer scorer) {
        this.transactions = transactions;
        this.engine = engine;
        this.scorer = scorer;
    }

    /**
     * How far a match is folded.
     *
     * @param stoppedSince the version it was stopped at; null when it goes on
     */
    private record Reach(long version, @Nullable Long stoppedSince) {}

    /**
     * The scores of a match now; empty when there is no such match for the viewer.
     *
     * @param viewer who asks; empty for one who is not signed in
     * @param language of notes
     */
    public Uni<Optional<MatchScoreView>> match(String matchId, Optional<String> viewer, Locale language) {
        int generation = engine.generation();
        MatchScore before = watched.getIfPresent(matchId);
        return transactions
                .answer(session -> reach(session, generation, matchId)
                        .chain(reach -> reach.isEmpty()
                                ? Uni.createFrom().item(Found.NOTHING)
                                : find(session, generation, matchId, before, reach.get(), language)))
                // folding is for a worker, outside of the session, which belongs to its event loop
                .emitOn(Infrastructure.getDefaultWorkerPool())
                .map(found -> document(matchId, viewer, before, found, language));
    }

    /**
     * What stands in the database of a match.
     *
     * @param finished its final scores, when it has ended
     * @param audience who may look at them
     * @param records steps after what was folded before, when it is played
     */
    private record Found(
            Optional<MatchScoreView> finished,
            @Nullable Audience audience,
            List<byte[]> records,
            @Nullable Long stoppedSince) {
        static final Found NOTHING = new Found(Optional.empty(), null, List.of(), null);
    }

    private static Uni<Found> find(
            Mutiny.Session session,
            int generation,
            String matchId,
            @Nullable MatchScore before,
            Reach reach,
            Locale language) {
        return finished(session, generation, matchId, language)
                .chain(finished -> finished.isPresent()
                        ? Uni.createFrom().item(finished.get())
                        : steps(
                                        session,
                                        generation,
                                        matchId,
                                        before == null ? 0 : before.tally().version())
                                .map(records -> new Found(Optional.empty(), null, records, reach.stoppedSince())));
    }

    private Optional<MatchScoreView> document(
            String matchId, Optional<String> viewer, @Nullable MatchScore before, Found found, Locale language) {
        if (found.finished().isPresent()) {
            watched.invalidate(matchId);
            Audience audience = found.audience();
            return found.finished().filter(score -> audience == null || audience.admits(viewer));
        }
        MatchScore now = found.records().isEmpty() ? before : scorer.fold(before, found.records());
        if (now == null) {
            return Optional.empty();
        }
        watched.put(matchId, now);
        return now.tally().audience().admits(viewer)
                ? Optional.of(Documents.live(now, found.stoppedSince(), language))
                : Optional.empty();
    }

    /** The version up to which a match is folded; 0 when it is not known. */
    public Uni<Long> version(String matchId) {
        int generation = engine.generation();
        return transactions
                .answer(session -> reach(session, generation, matchId))
                .map(reach -> reach.map(Reach::version).orElse(0L));
    }

    /**
     * Finished matches, the latest first.
     *
     * @param after ended-at (ms since 1970) and id of the last match of the page before; null for the first page
     */
    public Uni<List<ResultView>> results(Filter filter, @Nullable Place after, int most) {
        int generation = engine.generation();
        return transactions.answer(session -> Results.page(session, generation, filter, after, most));
    }

    /** How the player of a filter has done against its opponent. */
    public Uni<ResultPage.HeadToHead> headToHead(Filter filter) {
        int generation = engine.generation();
        return transactions.answer(session -> Results.headToHead(session, generation, filter));
    }

    /** What a player has achieved; no games when the player is not known here. */
    public Uni<RecordView> record(String player) {
        int generation = engine.generation();
        return transactions.answer(session -> Leaderboards.record(session, generation, player));
    }

    /** The players of a game in order, from a position on. */
    public Uni<List<LeaderboardView.Row>> leaderboard(String game, int offset, int most) {
        int generation = engine.generation();
        return transactions.answer(session -> Leaderboards.leaderboard(session, generation, game, offset, most));
    }

    private static Uni<Optional<Reach>> reach(Mutiny.Session session, int generation, String matchId) {
        return Sql.rows(
                        session,
                        "select version, stopped_since from projection_progress"
                                + " where projection = 'scores' and generation = :generation and key = :match",
                        Map.of("generation", generation, "match", matchId))
                .map(rows -> rows.stream()
                        .map(row -> new Reach(row.get("version", Long.class), row.get("stopped_since", Long.class)))
                        .findFirst());
    }

    private static Uni<Optional<Found>> finished(
            Mutiny.Session session, int generation, String matchId, Locale language) {
        return session.find(MatchResultEntity.class, new MatchResultEntity.Key(generation, matchId))
                .chain(result -> {
                    if (result == null) {
                        return Uni.createFrom().item(Optional.<Found>empty());
                    }
                    return Results.seats(session, generation, List.of(matchId))
                            .map(seats -> Optional.of(new Found(
                                    Optional.of(Documents.finished(result, seats, language)),
                                    audience(result.audience),
                                    List.of(),
                                    null)));
                });
    }

    private static @Nullable Audience audience(@Nullable String json) {
        return json == null ? null : Json.shared().read(json, Audience.class);
    }

    private static Uni<List<byte[]>> steps(Mutiny.Session session, int generation, String matchId, long after) {
        return Sql.values(
                        session,
                        "select body from score_step where generation = :generation"
                                + " and match_id = :match and version > :after order by version",
                        Map.of("generation", generation, "match", matchId, "after", after),
                        String.class)
                .map(bodies -> bodies.stream()
                        .map(body -> body.getBytes(StandardCharsets.UTF_8))
                        .toList());
    }

    /**
     * Which results are wanted.
     *
     * @param game null for all games
     * @param player null for all players
     * @param opponent who was in another team than the player; null for all
     * @param competition null for all, of competitions or not
     * @param viewer who asks, and sees their own that stand in no list; null for one who is not signed in
     */
    public record Filter(
            @Nullable String game,
            @Nullable String player,
            @Nullable String opponent,
            @Nullable String competition,
            @Nullable String viewer) {}

    /** A place in the list of results. */
    public record Place(long endedAt, String matchId) {

        /** The place that two keys of a cursor name. */
        public static Place of(List<String> keys) {
            return new Place(Long.parseLong(keys.getFirst()), keys.getLast());
        }
    }

    /** Score sheets as documents. */
    static final class Documents {

        private Documents() {}

        /** A match in play, or one that ends before its result is written. */
        static MatchScoreView live(MatchScore score, @Nullable Long stoppedSince, Locale language) {
            var start = score.tally().start();
            List<SeatHolder> holders =
                    score.tally().sitters().stream().map(SeatHistory::last).toList();
            return new MatchScoreView(
                    score.tally().matchId(),
                    start.setup().game(),
                    score.tally().version(),
                    score.tally().ended(),
                    start.ranked(),
                    CompetitionPlace.of(start.competition()),
                    null,
                    stoppedSince,
                    seats(
                            score.sheet(),
                            words(score.codec().game(), language),
                            seat -> holders.get(seat.index()),
                            seat -> score.tally().resigned().contains(seat)));
        }

        static MatchScoreView finished(MatchResultEntity result, List<SeatResultEntity> seats, Locale language) {
            Set<Integer> resigned = seats.stream()
                    .filter(seat -> seat.resigned)
                    .map(seat -> seat.seat)
                    .collect(Collectors.toSet());
            return new MatchScoreView(
                    result.matchId,
                    result.game,
                    result.version,
                    true,
                    result.ranked,
                    CompetitionPlace.of(result.place()),
                    null,
                    null,
                    seats(
                            sheet(result),
                            words(GameRegistry.installed().find(result.game).orElseThrow(), language),
                            seat -> holder(seats, seat),
                            seat -> resigned.contains(seat.index())));
        }

        private static SeatHolder holder(List<SeatResultEntity> seats, Seat seat) {
            SeatResultEntity row = seats.stream()
                    .filter(candidate -> candidate.seat == seat.index())
                    .findFirst()
                    .orElseThrow();
            return new SeatHolder(row.player, row.handle, row.bot, null, null);
        }

        private static Function<Phrase, String> words(Game<?, ?, ?, ?> game, Locale language) {
            return phrase -> game.explainer().messages().text(phrase, language);
        }

        private static List<SeatLines> seats(
                ScoreSheet sheet,
                Function<Phrase, String> words,
                Function<Seat, SeatHolder> holder,
                Predicate<Seat> resigned) {
            return sheet.seats().stream()
                    .map(SeatScore::seat)
                    .map(seat -> SeatLines.of(sheet.of(seat), holder.apply(seat), resigned.test(seat), words))
                    .toList();
        }

        private static ScoreSheet sheet(MatchResultEntity result) {
            return Json.shared().read(result.sheet, ScoreSheet.class);
        }
    }
}
