package baffin.rules.engine;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.match.GameRegistry;
import baffin.match.chance.Seed;
import baffin.match.event.MatchEvent.ClockPaused;
import baffin.match.event.MatchEvent.TimeRanOut;
import baffin.match.terms.AbsenceStep;
import baffin.match.terms.ClockRule;
import baffin.match.terms.MatchSetup;
import baffin.match.terms.MatchTerms;
import baffin.match.terms.PauseReason;
import baffin.match.terms.SeatHolder;
import baffin.platform.match.GameModules;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.JsonCodecs;
import baffin.platform.wire.MatchStart;
import baffin.platform.wire.Trees;
import baffin.rules.Starts;
import baffin.testing.Effort;
import baffin.testing.ToyGame;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Time that the platform could not serve is nobody's time, however it was lost. An hour a move, a clock of ours. */
class OutageTest {

    private static final Instant NOON = Instant.parse("2027-01-05T12:00:00Z");
    private static final Duration MOVE = Duration.ofHours(1);

    private final GameRegistry games = GameRegistry.of(List.of(new ToyGame()));
    private final JsonCodecs codecs = new JsonCodecs(games);
    private final FakeLog log =
            new FakeLog(() -> MatchDecisions.aggregate(new GameModules(games), () -> Seed.fromText("1")));
    private FakeLog.Owner owner = log.owner();
    private Instant now = NOON;
    private boolean served = true;

    @BeforeEach
    void start() {
        owner.started(now);
        start("a");
        start("b");
        tickTock(Duration.ofMinutes(1));
    }

    private void start(String match) {
        MatchStart start = new MatchStart(
                new MatchSetup(
                        "toy", Map.of("heap", "20"), List.of(new SeatHolder("p0", false), new SeatHolder("p1", true))),
                "p0",
                null,
                null,
                null,
                new MatchTerms(
                        new ClockRule.PerMove(MOVE, Duration.ZERO, MOVE, false),
                        List.of(new AbsenceStep.Safe(1)),
                        0,
                        List.of()),
                null,
                null);
        log.commands.add(new FakeLog.Command(match, Starts.json(start).getBytes(StandardCharsets.UTF_8), true, now));
        run();
    }

    /** Time passes as the runtime sees it, a look every five seconds. */
    private void tickTock(Duration time) {
        Instant end = now.plus(time);
        while (now.isBefore(end)) {
            now = now.plusSeconds(5);
            look();
        }
    }

    private void unserved(Duration time) {
        served = false;
        tickTock(time);
        served = true;
        look();
    }

    private void sleep(Duration time) {
        now = now.plus(time);
        look();
    }

    private void look() {
        owner.at(now, served);
        owner.wake(now);
        run();
    }

    private void run() {
        assertThat(owner.commit()).isTrue();
        while (log.pending() > 0) {
            owner.take(10);
            assertThat(owner.commit()).isTrue();
        }
    }

    /** The process dies and comes back: what was committed is all it knows. */
    private void restart() {
        owner = log.owner();
        owner.started(now);
        look();
    }

    /** The platform is away for a time and then comes back. */
    private void away(Duration time) {
        now = now.plus(time);
        restart();
    }

    /** It comes back, notices its absence, and is away again before any match has heard of that. */
    private void dieBeforeItIsRecorded(Duration time) {
        now = now.plus(time);
        owner = log.owner();
        owner.started(now);
        owner.at(now, true);
        assertThat(owner.commit()).isTrue();
    }

    private void nobodyLost(Duration time) {
        assertThat(out("a") || out("b")).isFalse();
        for (String match : List.of("a", "b")) {
            assertThat(missed(match)).isBetween(time, time.plusSeconds(30));
        }
        tickTock(MOVE.minusMinutes(4));
        assertThat(out("a") || out("b")).isFalse();
        tickTock(Duration.ofMinutes(5));
        assertThat(out("a") && out("b")).isTrue();
    }

    private List<Duration> outages(String match) {
        return events(match, ClockPaused.class).stream()
                .filter(paused -> paused.reason() == PauseReason.OUTAGE)
                .map(paused -> Duration.between(paused.from(), paused.until()))
                .toList();
    }

    private Duration missed(String match) {
        return outages(match).stream().reduce(Duration.ZERO, Duration::plus);
    }

    private boolean out(String match) {
        return !events(match, TimeRanOut.class).isEmpty();
    }

    private <E> List<E> events(String match, Class<E> type) {
        return log.events.stream()
                .filter(fact -> fact.key().equals(match))
                .flatMap(fact -> codecs.step(fact.json()).step().events().stream())
                .filter(type::isInstance)
                .map(type::cast)
                .toList();
    }

    @Test
    void a_clock_that_runs_undisturbed_runs_out_after_its_time() {
        tickTock(MOVE.minusMinutes(2));
        assertThat(out("a")).isFalse();
        tickTock(Duration.ofMinutes(3));
        assertThat(out("a")).isTrue();
        assertThat(outages("a")).isEmpty();
    }

    @Test
    void a_machine_that_slept_takes_nobodys_time_and_the_process_need_not_be_started_anew() {
        sleep(Duration.ofHours(5));
        assertThat(out("a")).isFalse();
        assertThat(missed("a")).isEqualTo(Duration.ofHours(5));
        assertThat(missed("b")).isEqualTo(Duration.ofHours(5));
        tickTock(MOVE.minusMinutes(3));
        assertThat(out("a")).isFalse();
        tickTock(Duration.ofMinutes(4));
        assertThat(out("a")).isTrue();
    }

    @Test
    void a_command_that_comes_first_after_the_sleep_finds_the_time_given_back() {
        now = now.plus(Duration.ofHours(5));
        owner.at(now, true);
        take("a");
        assertThat(out("a")).isFalse();
        assertThat(missed("a")).isEqualTo(Duration.ofHours(5));
    }

    @Test
    void a_command_from_before_a_stall_that_is_taken_after_it_does_not_use_the_outage_up() {
        Instant before = now.plusSeconds(10);
        now = now.plus(Duration.ofHours(5));
        owner.at(now, true);
        take("a", before);
        look();
        assertThat(out("a")).isFalse();
        assertThat(missed("a")).isEqualTo(Duration.ofHours(5));
        assertThat(missed("b")).isEqualTo(Duration.ofHours(5));
    }

    private void take(String match) {
        take(match, now);
    }

    private void take(String match, Instant at) {
        CommandEnvelope command = CommandEnvelope.command(
                match,
                "c" + log.commands.size(),
                "p0",
                null,
                Trees.trusted("{\"type\":\"Take\",\"stones\":1}".getBytes(StandardCharsets.UTF_8)));
        send(command, at);
    }

    private void send(CommandEnvelope command, Instant at) {
        log.commands.add(new FakeLog.Command(command.key(), command.bytes(), false, at));
        run();
    }

    @Test
    void a_clock_that_is_put_forward_and_back_again_takes_nobodys_time() {
        sleep(Duration.ofDays(30));
        sleep(Duration.ofDays(-30));
        assertThat(out("a")).isFalse();
        assertThat(out("b")).isFalse();
        assertThat(missed("a")).isEqualTo(Duration.ofDays(30));
    }

    @Test
    void after_the_clock_was_put_back_the_next_crash_is_still_noticed() {
        now = now.minus(Duration.ofHours(3));
        tickTock(Duration.ofMinutes(1));
        now = now.plus(Duration.ofHours(2));
        restart();
        assertThat(out("a")).isFalse();
        assertThat(now).isBefore(NOON);
        assertThat(log.rows).containsKey("#alive");
        now = now.plus(Duration.ofHours(20));
        restart();
        assertThat(out("a")).isFalse();
        assertThat(missed("a")).isGreaterThan(Duration.ofHours(18));
    }

    @Test
    void while_other_parts_cannot_serve_no_time_runs_out_and_all_of_it_is_given_back() {
        served = false;
        tickTock(Duration.ofHours(3));
        assertThat(out("a")).isFalse();
        served = true;
        look();
        assertThat(out("a")).isFalse();
        assertThat(missed("a"))
                .isBetween(Duration.ofHours(3), Duration.ofHours(3).plusSeconds(30));
        assertThat(missed("b")).isEqualTo(missed("a"));
        tickTock(MOVE.minusMinutes(3));
        assertThat(out("a")).isFalse();
        tickTock(Duration.ofMinutes(5));
        assertThat(out("a")).isTrue();
    }

    @Test
    void a_step_of_one_player_in_such_a_time_lets_nobody_elses_time_run_out() {
        served = false;
        tickTock(Duration.ofHours(3));
        take("a");
        tickTock(Duration.ofHours(3));
        served = true;
        look();
        assertThat(out("a")).isFalse();
        assertThat(out("b")).isFalse();
        assertThat(missed("b")).isGreaterThanOrEqualTo(Duration.ofHours(6));
    }

    @Test
    void a_short_pause_is_nothing() {
        sleep(Duration.ofSeconds(29));
        unserved(Duration.ofSeconds(20));
        assertThat(outages("a")).isEmpty();
    }

    @Test
    void a_crash_before_all_were_told_loses_nobodys_time() {
        now = now.plus(Duration.ofHours(5));
        owner.at(now, true);
        assertThat(owner.commit()).isTrue();
        assertThat(log.rows).containsKey("#outage");
        now = now.plusSeconds(10);
        restart();
        assertThat(out("a")).isFalse();
        assertThat(missed("a")).isGreaterThanOrEqualTo(Duration.ofHours(5));
        assertThat(missed("b")).isGreaterThanOrEqualTo(Duration.ofHours(5));
        tickTock(Duration.ofMinutes(1));
        assertThat(log.rows).doesNotContainKey("#outage");
        int reported = outages("a").size();
        restart();
        assertThat(outages("a")).hasSize(reported);
    }

    @Test
    void a_database_that_comes_later_than_the_decider_lets_nobodys_time_run_out() {
        for (int time = 0; time < 4; time++) {
            served = false;
            away(Duration.ofMinutes(50));
            unserved(Duration.ofSeconds(100));
            assertThat(out("a") || out("b")).isFalse();
        }
        nobodyLost(Duration.ofMinutes(200).plusSeconds(400));
    }

    @Test
    void starts_that_were_broken_off_before_anybody_was_served_are_one_absence_with_the_time_before() {
        served = false;
        for (int time = 0; time < 5; time++) {
            away(Duration.ofHours(2));
            tickTock(Duration.ofSeconds(40));
        }
        served = true;
        away(Duration.ofHours(1));
        assertThat(outages("a")).hasSize(1);
        nobodyLost(Duration.ofHours(11).plusSeconds(200));
    }

    @Test
    void a_platform_that_crashes_again_and_again_before_an_absence_is_recorded_takes_nobodys_time() {
        IntStream.range(0, 5).forEach(time -> dieBeforeItIsRecorded(Duration.ofMinutes(59)));
        assertThat(outages("a")).isEmpty();
        away(Duration.ofMinutes(59));
        assertThat(outages("a")).hasSize(1);
        nobodyLost(Duration.ofMinutes(6 * 59));
    }

    @Test
    void a_crash_right_after_the_first_match_of_an_installation_is_noticed() {
        OutageTest empty = new OutageTest();
        empty.owner.started(NOON);
        empty.owner.at(NOON, true);
        empty.start("a");
        empty.away(Duration.ofHours(3));
        assertThat(empty.out("a")).isFalse();
        assertThat(empty.missed("a")).isEqualTo(Duration.ofHours(3));
    }

    @Test
    void time_in_which_a_match_was_locked_by_a_fault_is_nobodys() {
        owner.lock("a", now);
        run();
        tickTock(Duration.ofHours(3));
        send(CommandEnvelope.release("a", "r"), now);
        assertThat(out("a")).isFalse();
        assertThat(missed("a")).isEqualTo(Duration.ofHours(3));
        tickTock(MOVE.minusMinutes(3));
        assertThat(out("a")).isFalse();
        tickTock(Duration.ofMinutes(3));
        assertThat(out("a")).isTrue();
    }

    @Test
    void however_the_platform_is_away_a_clock_counts_the_time_in_which_players_were_served() {
        for (int seed = Effort.first(); seed < Effort.first() + Effort.many(10); seed++) {
            OutageTest fresh = new OutageTest();
            fresh.start();
            fresh.counted(seed);
        }
    }

    private void counted(int seed) {
        Random random = new Random(seed);
        Duration counted = Duration.ofMinutes(1);
        int absences = 0;
        while (!out("a")) {
            Duration time = Duration.ofSeconds(35 + 5L * random.nextInt(120));
            int what = random.nextInt(6);
            counted = what == 5 ? counted.plus(time) : counted;
            absences += what == 5 ? 0 : 1;
            switch (what) {
                case 0 -> sleep(time);
                case 1 -> away(time.multipliedBy(random.nextInt(20) + 1));
                case 2 -> unserved(time);
                case 3 -> {
                    served = false;
                    away(time);
                    unserved(time);
                }
                case 4 -> dieBeforeItIsRecorded(time);
                default -> tickTock(time);
            }
            Duration least = counted.minusSeconds(10).minusSeconds(15L * absences);
            assertThat(out("a") ? counted : MOVE).as("seed %d", seed).isGreaterThanOrEqualTo(MOVE);
            assertThat(out("a") ? Duration.ZERO : least).as("seed %d", seed).isLessThan(MOVE);
        }
    }
}
