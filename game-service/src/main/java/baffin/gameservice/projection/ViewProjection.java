package baffin.gameservice.projection;

import baffin.gameservice.match.FoldedMatches;
import baffin.gameservice.match.MatchHeadEntity;
import baffin.gameservice.match.StoredMatches;
import baffin.gameservice.match.StoredSteps;
import baffin.gameservice.match.ViewTables;
import baffin.gameservice.push.PushRows;
import baffin.gameservice.sandbox.SandboxTables;
import baffin.gameservice.webhook.WebhookRows;
import baffin.gameservice.webhook.WebhookTables;
import baffin.match.Audience;
import baffin.match.event.MatchEvent;
import baffin.match.event.MatchEvent.RulingLifted;
import baffin.match.event.MatchEvent.SeatHandedOver;
import baffin.match.event.MatchEvent.TableRuled;
import baffin.match.event.Step;
import baffin.match.state.MatchFold;
import baffin.match.terms.CompetitionRef;
import baffin.match.terms.SeatHolder;
import baffin.match.terms.Visibility;
import baffin.platform.runtime.projection.Entry;
import baffin.platform.runtime.projection.Projection;
import baffin.platform.runtime.projection.RecordValue;
import baffin.platform.runtime.projection.StepHead;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.StepRows;
import baffin.platform.topics.Topics;
import baffin.platform.wire.Json;
import baffin.platform.wire.JsonCodecs;
import io.smallrye.mutiny.Uni;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.hibernate.reactive.mutiny.Mutiny;

/** Keeps every record as it stands in the log, one line for each match, and what its players are told. */
final class ViewProjection implements Projection {

    /** What changes who may look. */
    private static final List<Class<? extends MatchEvent>> MOVES =
            List.of(SeatHandedOver.class, MatchEvent.AlternateAdded.class, MatchEvent.AlternateLeft.class);

    private final FoldedMatches matches;
    private final NoticeRows notices;

    ViewProjection(JsonCodecs codecs, FoldedMatches matches, WebhookRows hooks, PushRows pushes) {
        this.matches = matches;
        this.notices = new NoticeRows(new StoredMatches(codecs, matches), matches, hooks, pushes);
    }

    @Override
    public String name() {
        return "matches";
    }

    @Override
    public String topic() {
        return Topics.MATCH_EVENTS;
    }

    @Override
    public int schemaVersion() {
        return ViewTables.SHAPE;
    }

    @Override
    public List<String> schema() {
        List<String> all = new ArrayList<>(ViewTables.SCHEMA);
        all.addAll(SandboxTables.SCHEMA);
        all.addAll(WebhookTables.SCHEMA);
        return all;
    }

    @Override
    public List<String> tables() {
        return ViewTables.NAMES;
    }

    @Override
    public long version(String key, RecordValue value) {
        return StepHead.of(value).version();
    }

    @Override
    public Uni<Void> apply(Mutiny.Session session, int generation, List<Entry> entries) {
        return fold(session, generation, entries, false);
    }

    @Override
    public Uni<Void> applyMissed(Mutiny.Session session, int generation, List<Entry> entries) {
        return fold(session, generation, entries, true);
    }

    private Uni<Void> fold(Mutiny.Session session, int generation, List<Entry> entries, boolean missed) {
        List<Object> started = new ArrayList<>();
        Map<String, Instant> ended = new LinkedHashMap<>();
        Map<String, Long> ends = new LinkedHashMap<>();
        List<Supplier<Uni<?>>> moves = new ArrayList<>();
        for (Entry entry : entries) {
            if (entry.version() == 1) {
                started.add(head(generation, matches.step(entry).step()));
            }
            StepHead head = StepHead.of(entry.content());
            if (MOVES.stream().anyMatch(head::tells)) {
                moves.add(() -> moved(session, generation, matches.step(entry).step()));
            }
            if (head.ends()) {
                ended.put(entry.key(), head.at());
                ends.put(entry.key(), entry.version());
            }
            if (head.tells(TableRuled.class) || head.tells(RulingLifted.class)) {
                moves.add(() -> ruled(session, generation, entry.key(), head));
            }
            if (head.tells(SeatHandedOver.class)) {
                matches.step(entry).step().events().forEach(event -> {
                    if (event instanceof SeatHandedOver over) {
                        moves.add(() -> seat(session, generation, entry.key(), over));
                    }
                });
            }
        }
        List<Supplier<Uni<?>>> steps = new ArrayList<>();
        steps.add(() -> StepRows.insert(session, "match_step", generation, entries));
        if (!started.isEmpty()) {
            steps.add(() ->
                    session.persistAll(started.toArray()).call(session::flush).invoke(session::clear));
        }
        if (!ended.isEmpty()) {
            steps.add(() -> end(session, generation, ended));
        }
        steps.addAll(moves);
        steps.add(() -> notices.write(session, generation, entries, missed));
        if (!ends.isEmpty()) {
            steps.add(() -> StoredSteps.pack(session, generation, ends));
        }
        return Sql.inTurn(steps);
    }

    // who has played stays in the list of players, so that a match is found by all of them
    private static Uni<Integer> seat(Mutiny.Session session, int generation, String match, SeatHandedOver over) {
        return Sql.update(
                session,
                """
                update match_head h
                set seats = cast(
                    jsonb_set(cast(seats as jsonb), cast(:place as text[]), cast(cast(:holder as text) as jsonb))
                    as text),
                  players = case when :player = any(players) then players else array_append(players, :player) end
                where h.generation = :generation and h.match_id = :match
                """,
                Map.of(
                        "generation",
                        generation,
                        "match",
                        match,
                        "place",
                        new String[] {Integer.toString(over.seat().index())},
                        "holder",
                        Sql.json(Json.shared().text(over.to())),
                        "player",
                        over.to().player()));
    }

    private static Uni<Void> moved(Mutiny.Session session, int generation, Step step) {
        return session.createSelectionQuery(
                        "select audience from MatchHeadEntity where generation = :generation"
                                + " and matchId = :match and audience is not null",
                        String.class)
                .setParameter("generation", generation)
                .setParameter("match", step.matchId())
                .getSingleResultOrNull()
                .chain(json -> json == null
                        ? Uni.createFrom().voidItem()
                        : audience(
                                session,
                                generation,
                                step.matchId(),
                                audience(json).after(step)));
    }

    private static Uni<Void> audience(Mutiny.Session session, int generation, String match, Audience audience) {
        return Sql.update(
                        session,
                        "update match_head set audience = :audience, people = :people"
                                + " where generation = :generation and match_id = :match",
                        Map.of(
                                "generation",
                                generation,
                                "match",
                                match,
                                "audience",
                                Json.shared().text(audience),
                                "people",
                                audience.people().toArray(String[]::new)))
                .replaceWithVoid();
    }

    private static Audience audience(String json) {
        return Json.shared().read(json, Audience.class);
    }

    private static Uni<Integer> end(Mutiny.Session session, int generation, Map<String, Instant> ended) {
        return Sql.update(
                session,
                """
                update match_head h set ended_at = timestamptz 'epoch' + s.millis * interval '1 millisecond'
                from unnest(cast(:ids as text[]), cast(:times as bigint[])) as s(id, millis)
                where h.generation = :generation and h.match_id = s.id
                """,
                Map.of(
                        "generation",
                        generation,
                        "ids",
                        ended.keySet().toArray(String[]::new),
                        "times",
                        ended.values().stream().map(Instant::toEpochMilli).toArray(Long[]::new)));
    }

    private static Uni<Integer> ruled(Mutiny.Session session, int generation, String match, StepHead head) {
        return Sql.update(
                session,
                "update match_head set ruled_at = case when cast(:ruled as boolean)"
                        + " then timestamptz 'epoch' + cast(:millis as bigint) * interval '1 millisecond' end"
                        + " where generation = :generation and match_id = :match",
                Map.of(
                        "ruled",
                        head.tells(TableRuled.class),
                        "millis",
                        head.at().toEpochMilli(),
                        "generation",
                        generation,
                        "match",
                        match));
    }

    private static MatchHeadEntity head(int generation, Step first) {
        MatchEvent.MatchStarted start = MatchFold.started(first);
        List<SeatHolder> seats = start.setup().seats();
        MatchHeadEntity head = new MatchHeadEntity();
        head.generation = generation;
        head.matchId = first.matchId();
        head.game = start.setup().game();
        head.ranked = start.ranked();
        head.players = seats.stream().map(SeatHolder::player).toArray(String[]::new);
        head.seats = Json.shared().text(seats);
        head.startedAt = first.at();
        Audience audience = Audience.of(first);
        if (audience.visibility() != Visibility.PUBLIC) {
            head.audience = Json.shared().text(audience);
            head.people = audience.people().toArray(String[]::new);
        }
        CompetitionRef ref = start.competition();
        if (ref != null) {
            head.competition = ref.competition();
            head.round = ref.round();
            head.table = ref.table();
            head.attempt = ref.attempt();
        }
        return head;
    }
}
