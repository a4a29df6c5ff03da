package baffin.lobby.seek.domain;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.decider.Decision;
import baffin.decider.Transition;
import baffin.lobby.openmatch.domain.LobbyRefusal;
import baffin.lobby.openmatch.domain.LobbyRefusal.Reason;
import baffin.lobby.seek.domain.SeekCommand.Wait;
import baffin.lobby.seek.domain.SeekCommand.Withdraw;
import baffin.lobby.seek.domain.SeekEvent.SeekExpired;
import baffin.lobby.seek.domain.SeekEvent.SeekExtended;
import baffin.lobby.seek.domain.SeekEvent.SeekWithdrawn;
import baffin.match.terms.AbsenceStep;
import baffin.match.terms.ClockRule;
import baffin.match.terms.MatchTerms;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SeekDeciderTest {

    private static final Duration TEN = Duration.ofMinutes(10);

    private final Pools lobby = new Pools();

    private static Reason reason(Decision<Transition<Pool, SeekRecord>, LobbyRefusal> decision) {
        assertThat(decision).isInstanceOf(Decision.Refused.class);
        return decision.refusalOrThrow().reason();
    }

    @Test
    void two_who_want_a_table_of_two_meet_at_once() {
        lobby.waits("ann", 2);
        assertThat(lobby.matches()).isEmpty();
        lobby.waits("bo", 2);
        assertThat(lobby.matches()).containsExactly(List.of("ann", "bo"));
        assertThat(lobby.pool.waiting()).isEmpty();
        assertThat(lobby.pool.wakeAt()).isNull();
    }

    @Test
    void who_waits_longest_is_taken_first() {
        lobby.ask("ann", Pools.request("ann", 1500, new Range(0, 1000), null, TEN, 2));
        lobby.later(Duration.ofSeconds(1));
        lobby.waits("bo", 3);
        lobby.later(Duration.ofSeconds(1));
        lobby.waits("cy", 3);
        lobby.later(Duration.ofSeconds(1));
        lobby.waits("dee", 2, 3);
        assertThat(lobby.matches()).containsExactly(List.of("bo", "cy", "dee"));
        assertThat(lobby.pool.waiting()).extracting(Seek::seekId).containsExactly("ann");
    }

    @Test
    void of_two_tables_with_the_same_who_wait_the_larger_one_is_taken() {
        lobby.waits("ann", 2, 3);
        assertThat(lobby.pool.waiting()).hasSize(1);
        lobby.ask("bo", Pools.request("bo", 1500, null, null, TEN, 3));
        assertThat(lobby.matches()).isEmpty();
        lobby.waits("cy", 2, 3);
        assertThat(lobby.matches()).containsExactly(List.of("ann", "bo", "cy"));
    }

    @Test
    void everybodys_rating_must_be_within_everybodys_range() {
        lobby.ask("ann", Pools.request("ann", 1500, new Range(1400, 1600), null, TEN, 2));
        lobby.ask("bo", Pools.request("bo", 1700, null, null, TEN, 2));
        lobby.ask("cy", Pools.request("cy", 1550, new Range(1600, 1800), null, TEN, 2));
        assertThat(lobby.matches()).containsExactly(List.of("bo", "cy"));
        lobby.ask("dee", Pools.request("dee", null, null, null, TEN, 2));
        assertThat(lobby.matches())
                .as("a rating that is not known is in no range")
                .hasSize(1);
        lobby.ask("ed", Pools.request("ed", 1450, new Range(1450, 1500), null, TEN, 2));
        assertThat(lobby.matches()).contains(List.of("ann", "ed"));
    }

    @Test
    void other_options_are_another_game() {
        lobby.waits("ann", 2);
        lobby.ask("bo", new Wait("bo", Map.of("mode", "fast"), List.of(2), null, 1500, null, null, false, 600_000));
        assertThat(lobby.matches()).isEmpty();
        lobby.ask("cy", new Wait("cy", Map.of("mode", "slow"), List.of(2), null, 1500, null, null, false, 600_000));
        assertThat(lobby.matches()).containsExactly(List.of("ann", "cy"));
    }

    @Test
    void another_clock_is_another_game_and_the_usual_one_need_not_be_named() {
        MatchTerms fast = new MatchTerms(
                new ClockRule.Live(
                        Duration.ofMinutes(5),
                        Duration.ofSeconds(10),
                        Duration.ofMinutes(10),
                        Duration.ZERO,
                        Duration.ofSeconds(30)),
                List.of(new AbsenceStep.Forfeit()),
                0,
                List.of());
        lobby.ask("ann", new Wait("ann", Map.of(), List.of(2), fast, 1500, null, null, false, 600_000));
        lobby.waits("bo", 2);
        assertThat(lobby.matches()).isEmpty();
        lobby.ask("cy", new Wait("cy", Map.of(), List.of(2), fast, 1500, null, null, false, 600_000));
        lobby.ask("dee", new Wait("dee", Map.of(), List.of(2), MatchTerms.DEFAULT, 1500, null, null, false, 600_000));
        assertThat(lobby.matches()).containsExactly(List.of("ann", "cy"), List.of("bo", "dee"));
        MatchTerms none = new MatchTerms(fast.clock(), List.of(), 0, List.of());
        assertThat(pointer(new Wait("ed", Map.of(), List.of(2), none, 1500, null, null, false, 60_000)))
                .isEqualTo("/absence");
    }

    @Test
    void a_player_waits_once_a_game_and_may_take_it_back() {
        lobby.waits("ann", 2);
        assertThat(reason(lobby.ask("ann", Pools.request("other", 2)))).isEqualTo(Reason.CONFLICT);
        assertThat(reason(lobby.ask("bo", new Withdraw("ann", false)))).isEqualTo(Reason.FORBIDDEN);
        lobby.leaves("ann");
        assertThat(lobby.history.getLast()).isEqualTo(new SeekWithdrawn("ann", false));
        assertThat(reason(lobby.leaves("ann"))).isEqualTo(Reason.CONFLICT);
        lobby.waits("ann", 2);
        assertThat(lobby.pool.waiting()).hasSize(1);
    }

    @Test
    void a_seek_ends_with_its_time_even_when_a_newcomer_is_heard_first() {
        lobby.waits("ann", 2);
        assertThat(lobby.pool.wakeAt()).isEqualTo(Pools.NOON.plus(TEN));
        lobby.now = Pools.NOON.plus(TEN);
        lobby.waits("bo", 2);
        assertThat(lobby.history).contains(new SeekExpired("ann"));
        assertThat(lobby.matches()).isEmpty();
        assertThat(lobby.pool.waiting()).extracting(Seek::seekId).containsExactly("bo");
    }

    @Test
    void bots_take_the_free_seats_when_the_time_of_who_waits_longest_has_come() {
        Duration half = Duration.ofSeconds(30);
        lobby.ask("ann", Pools.request("ann", 1500, null, half, TEN, 4));
        lobby.later(Duration.ofSeconds(10));
        lobby.waits("never", 4);
        lobby.ask("bo", Pools.request("bo", 1500, null, TEN, TEN, 4));
        lobby.later(Duration.ofSeconds(19));
        assertThat(lobby.matches()).isEmpty();
        lobby.later(Duration.ofSeconds(1));
        assertThat(lobby.matches()).containsExactly(List.of("-", "-", "ann", "bo"));
        assertThat(lobby.pool.waiting()).extracting(Seek::seekId).containsExactly("never");
    }

    @Test
    void bots_are_as_few_as_can_be_and_no_older_seek_is_pressed() {
        lobby.ask("old", Pools.request("old", 1500, null, Duration.ofMinutes(5), TEN, 3));
        lobby.later(Duration.ofSeconds(1));
        lobby.ask("ann", Pools.request("ann", 1500, null, Duration.ofSeconds(5), TEN, 3, 4));
        lobby.later(Duration.ofSeconds(5));
        assertThat(lobby.matches()).containsExactly(List.of("-", "-", "ann"));
        assertThat(lobby.pool.waiting()).extracting(Seek::seekId).containsExactly("old");
    }

    @Test
    void what_was_due_when_nobody_looked_happens_in_the_order_in_which_it_was_due() {
        lobby.ask("ann", Pools.request("ann", 1500, null, Duration.ofMinutes(9), TEN, 2));
        lobby.ask("bo", Pools.request("bo", 1500, new Range(0, 100), Duration.ofMinutes(2), Duration.ofMinutes(3), 2));
        lobby.ask("cy", Pools.request("cy", 1500, new Range(0, 100), null, Duration.ofMinutes(1), 2));
        lobby.later(Duration.ofHours(1));
        assertThat(lobby.history.subList(3, 6)).first().isEqualTo(new SeekExpired("cy"));
        assertThat(lobby.matches()).containsExactly(List.of("-", "bo"), List.of("-", "ann"));
    }

    @Test
    void no_seek_ends_and_no_bot_comes_before_as_much_time_with_the_platform_has_passed() {
        Instant made = lobby.now;
        lobby.ask("ann", Pools.request("ann", 1500, null, Duration.ofMinutes(3), TEN, 2));
        lobby.ask("bo", Pools.request("bo", 1500, new Range(0, 100), null, Duration.ofMinutes(5), 2));
        lobby.later(Duration.ofMinutes(2));
        lobby.outage(Duration.ofHours(5));
        assertThat(lobby.pool.find("ann").orElseThrow())
                .returns(made.plus(Duration.ofMinutes(303)), Seek::botsFrom)
                .returns(made.plus(Duration.ofMinutes(310)), Seek::expiresAt);
        lobby.later(Duration.ofSeconds(59));
        lobby.outage(Duration.ofDays(2));
        assertThat(lobby.matches()).isEmpty();
        lobby.later(Duration.ofSeconds(1));
        assertThat(lobby.matches()).containsExactly(List.of("-", "ann"));
        lobby.later(Duration.ofSeconds(119));
        assertThat(lobby.pool.waiting()).extracting(Seek::seekId).containsExactly("bo");
        lobby.later(Duration.ofSeconds(1));
        assertThat(lobby.history).last().isEqualTo(new SeekExpired("bo"));
    }

    @Test
    void an_absence_moves_nothing_that_was_over_when_it_began() {
        lobby.ask("ann", Pools.request("ann", 1500, null, Duration.ofMinutes(1), Duration.ofMinutes(2), 3));
        lobby.now = lobby.now.plus(Duration.ofMinutes(2));
        int before = lobby.history.size();
        lobby.outage(Duration.ofHours(1));
        assertThat(lobby.history.subList(before, lobby.history.size())).noneMatch(SeekExtended.class::isInstance);
    }

    @Test
    void a_wish_that_cannot_come_true_is_refused_with_its_field() {
        assertThat(pointer(Pools.request("s", 1))).isEqualTo("/seats");
        assertThat(pointer(Pools.request("s", 2, 5))).isEqualTo("/seats");
        assertThat(pointer(Pools.request("s"))).isEqualTo("/seats");
        assertThat(pointer(new Wait("s", Map.of("x", "y"), List.of(2), null, 1500, null, null, false, 60_000)))
                .isEqualTo("/options/x");
        assertThat(pointer(Pools.request("s", 1500, new Range(2, 1), null, TEN, 2)))
                .isEqualTo("/ratingRange");
        assertThat(pointer(Pools.request("s", null, new Range(1, 2), null, TEN, 2)))
                .isEqualTo("/ratingRange");
        assertThat(pointer(Pools.request("s", 1500, null, null, Duration.ofSeconds(9), 2)))
                .isEqualTo("/expiresAfter");
        assertThat(pointer(Pools.request("s", 1500, null, Duration.ofDays(2), TEN, 2)))
                .isEqualTo("/botsAfter");
    }

    private String pointer(Wait request) {
        var decision = lobby.ask("ann", request);
        assertThat(reason(decision)).isEqualTo(Reason.INVALID_FIELD);
        return decision.refusalOrThrow().pointer();
    }
}
