package baffin.gameservice;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.Competition;
import baffin.competition.decide.CompetitionDecider;
import baffin.competition.entry.Actor;
import baffin.competition.event.CompetitionCommand;
import baffin.competition.event.CompetitionCommand.Create;
import baffin.competition.event.CompetitionCommand.Start;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.event.CompetitionRequest;
import baffin.competition.event.EntryCommand.Enter;
import baffin.competition.event.RoundCommand.Publish;
import baffin.competition.policy.EntryRule;
import baffin.competition.policy.EntryRule.Who;
import baffin.competition.policy.Format;
import baffin.competition.policy.PointsRule;
import baffin.competition.policy.Policy;
import baffin.competition.policy.Schedule;
import baffin.competition.policy.TieBreak;
import baffin.competition.table.Round;
import baffin.competition.table.Table;
import baffin.decider.Transition;
import baffin.game.Game;
import baffin.gameservice.notification.CompetitionNotificationChanges;
import baffin.gameservice.notification.CompetitionNotificationPolicy;
import baffin.match.GameRegistry;
import baffin.platform.topics.Topics;
import baffin.platform.wire.Json;
import baffin.testkit.records.TestLog;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.jspecify.annotations.Nullable;

/** A competition that a test directs, and its log. */
public final class Contest {

    /** Competitions have ids of their own, and so have the people in them. */
    private final String id = UUID.randomUUID().toString();

    private final CompetitionDecider decider =
            new CompetitionDecider(game -> GameRegistry.installed().find(game).map(Game::info));
    private final List<CompetitionRecord> log = new ArrayList<>();
    private final List<CompetitionNotificationChanges> changes = new ArrayList<>();
    private @Nullable Competition state;
    private Instant now = soon();
    private int logged;

    /** One in which entry is open, for so many at tables of two. */
    public static Contest open(int max) {
        return open(max, new Format.RoundRobin(1), 2, PointsRule.DUEL);
    }

    private static Contest open(int max, Format format, int tableSize, PointsRule points) {
        Contest contest = new Contest();
        Policy policy = new Policy(
                "Duels on the ice",
                null,
                "expedition",
                Map.of(),
                format,
                tableSize,
                false,
                points,
                List.of(TieBreak.HEAD_TO_HEAD, TieBreak.LOT),
                null,
                new EntryRule(Who.OPEN, List.of(), 2, max, null, null, false, null, true, null),
                new Schedule(Duration.ofDays(7), Duration.ofDays(2), false),
                null);
        contest.asks(
                contest.olga(), new Create(policy, "5eed", null, null, null, List.of(), List.of(), List.of(), null));
        return contest;
    }

    /** One with so many entrants whose first round is published. */
    public static Contest playing(int entrants) {
        return open(entrants).begun(entrants);
    }

    /** One in pods of four whose first round is published. */
    public static Contest inPods(int entrants) {
        return open(entrants, new Format.PodSwiss(2, 0, null), 4, PointsRule.EXPEDITION)
                .begun(entrants);
    }

    private Contest begun(int entrants) {
        for (int number = 1; number <= entrants; number++) {
            enters(player(number));
        }
        asks(olga(), new Start());
        return publishes();
    }

    public String id() {
        return id;
    }

    /** The organiser. */
    public Actor olga() {
        return person("olga");
    }

    /** The one who entered as this number, in {@link #playing}. */
    public Actor player(int number) {
        return person("p" + number);
    }

    public Actor person(String name) {
        return new Actor(name + "-" + id, false);
    }

    public Competition state() {
        return java.util.Objects.requireNonNull(state);
    }

    public Contest enters(Actor player) {
        return asks(player, new Enter(player.holder(), null, 0, null));
    }

    public Contest publishes() {
        return asks(olga(), new Publish(List.of(), List.of()));
    }

    /** A table of the latest round. */
    public Table table(int number) {
        return state().rounds().getLast().tables().get(number - 1);
    }

    /** Who sits there. */
    public Actor at(int table, int seat) {
        return player(table(table).seats().get(seat));
    }

    public Round round() {
        return state().rounds().getLast();
    }

    /** Asks something that is taken. */
    public Contest asks(@Nullable Actor by, CompetitionCommand command) {
        // what happens after a webhook was made is told to it
        now = soon().isAfter(now) ? soon() : now;
        return take(decider.decide(state, new CompetitionRequest(id, "c" + (log.size() + 1), by, now, command))
                .orElseThrow());
    }

    /** After whatever the test has set up by then, on a slow machine too. */
    private static Instant soon() {
        return Instant.now().plusSeconds(60).truncatedTo(ChronoUnit.MILLIS);
    }

    private Contest take(Transition<Competition, CompetitionRecord> caused) {
        CompetitionRecord record = later(caused.event());
        Competition after = Competition.after(state, record);
        changes.add(CompetitionNotificationPolicy.of(state, record, after));
        log.add(record);
        state = after;
        return this;
    }

    /** Each record has a time of its own. */
    private static CompetitionRecord later(CompetitionRecord record) {
        return new CompetitionRecord(
                record.competitionId(),
                record.version(),
                record.commandId(),
                record.by(),
                record.at().plusMillis(record.version()),
                record.events());
    }

    /** Moves on to the next thing that happens by itself. */
    public Contest sleeps() {
        Instant wake = decider.wakeAt(state());
        assertThat(wake).isNotNull();
        now = wake.isAfter(now) ? wake : now;
        return take(decider.decide(state, CompetitionRequest.tick(id, now)).orElseThrow());
    }

    /** What all records tell. */
    public List<CompetitionNotificationChanges> allChanges() {
        return List.copyOf(changes);
    }

    /** What the latest record tells. */
    public CompetitionNotificationChanges changes() {
        return changes.getLast();
    }

    public CompetitionRecord last() {
        return log.getLast();
    }

    public List<CompetitionRecord> log() {
        return List.copyOf(log);
    }

    /** Appends what the log does not have yet. */
    public Contest logged() {
        TestLog.append(
                log.subList(logged, log.size()).stream().map(this::written).toList());
        logged = log.size();
        return this;
    }

    /** Appends all of it once more. */
    public Contest repeated() {
        logged = 0;
        return logged();
    }

    private ProducerRecord<String, byte[]> written(CompetitionRecord record) {
        return new ProducerRecord<>(
                Topics.LOBBY_EVENTS, Competition.key(id), Json.shared().bytes(record));
    }
}
