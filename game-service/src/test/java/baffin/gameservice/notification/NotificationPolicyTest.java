package baffin.gameservice.notification;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import baffin.game.Seat;
import baffin.gameservice.match.Match;
import baffin.match.GameRegistry;
import baffin.match.chance.Seed;
import baffin.match.event.MatchEvent;
import baffin.match.event.MatchEvent.ClockPaused;
import baffin.match.event.MatchEvent.ClockResumed;
import baffin.match.event.MatchEvent.MatchEnded;
import baffin.match.event.MatchEvent.PauseProposed;
import baffin.match.event.MatchEvent.RulingLifted;
import baffin.match.event.MatchEvent.SeatForfeited;
import baffin.match.event.MatchEvent.SeatHandedOver;
import baffin.match.event.MatchEvent.SeatOffered;
import baffin.match.event.MatchEvent.SeatResigned;
import baffin.match.event.MatchEvent.TableRuled;
import baffin.match.event.MatchEvent.TimeIsShort;
import baffin.match.event.Step;
import baffin.match.terms.PauseReason;
import baffin.match.terms.Ruled;
import baffin.match.terms.SeatHolder;
import baffin.platform.wire.JsonCodec;
import baffin.platform.wire.JsonCodecs;
import baffin.testkit.records.RandomMatch;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What players are told of things that happen around the game. */
class NotificationPolicyTest {

    private static final List<String> PLAYERS = List.of("ann", "bob", "cyd");
    private static final Instant LATER = Instant.parse("2026-01-03T00:00:00Z");

    private Step start;
    private Match<?, ?, ?, ?> match;
    private int toAct;

    @BeforeEach
    void begin() {
        var game = GameRegistry.installed().find("expedition").orElseThrow();
        start = RandomMatch.play(game, "m", PLAYERS, 5, true).getFirst();
        match = started(new JsonCodecs(GameRegistry.installed()).of("expedition"), start);
        toAct = match.toAct().getFirst().index();
    }

    private static Match<?, ?, ?, ?> started(JsonCodec<?, ?, ?, ?> codec, Step first) {
        return Match.started(codec, first);
    }

    private NotificationChanges happens(MatchEvent... events) {
        Step step = new Step(
                "m", match.version() + 1, "c", "", "", null, start.at().plusSeconds(60), true, null, List.of(events));
        Match<?, ?, ?, ?> after = match.after(step);
        NotificationChanges notificationChanges = NotificationPolicy.of(match, step, after);
        match = after;
        return notificationChanges;
    }

    @Test
    void the_start_tells_all_who_sit_and_asks_the_first_until_its_deadline() {
        NotificationChanges notificationChanges = NotificationPolicy.of(null, start, match);
        assertThat(notificationChanges.notices())
                .extracting(Notice::kind, Notice::player)
                .containsExactly(
                        tuple(NoticeKind.MATCH_STARTED, "ann"),
                        tuple(NoticeKind.MATCH_STARTED, "bob"),
                        tuple(NoticeKind.MATCH_STARTED, "cyd"),
                        tuple(NoticeKind.YOUR_TURN, PLAYERS.get(toAct)));
        assertThat(notificationChanges.notices().getLast().deadline())
                .isEqualTo(start.at().plus(Duration.ofDays(30)));
    }

    @Test
    void a_seat_whose_time_is_short_is_told_until_when() {
        NotificationChanges notificationChanges = happens(new TimeIsShort(new Seat(toAct), LATER));
        assertThat(notificationChanges.notices())
                .containsExactly(new Notice(
                        NoticeKind.TIME_IS_SHORT,
                        PLAYERS.get(toAct),
                        toAct,
                        start.at().plusSeconds(60),
                        LATER,
                        null));
        assertThat(notificationChanges.settled()).isEmpty();
    }

    @Test
    void a_pause_is_told_to_all_and_settles_what_was_proposed() {
        NotificationChanges proposed = happens(new PauseProposed(new Seat(1), LATER));
        assertThat(proposed.notices())
                .extracting(Notice::kind, Notice::player, Notice::deadline)
                .containsExactly(
                        tuple(NoticeKind.PAUSE_PROPOSED, "ann", LATER), tuple(NoticeKind.PAUSE_PROPOSED, "cyd", LATER));
        NotificationChanges paused = happens(new ClockPaused(null, PauseReason.MUTUAL, start.at(), LATER, null));
        assertThat(paused.notices())
                .extracting(Notice::kind)
                .containsOnly(NoticeKind.PAUSED)
                .hasSize(3);
        assertThat(paused.settled())
                .contains(new NotificationChanges.Settled(NoticeKind.PAUSE_PROPOSED, NotificationChanges.WHOLE_MATCH));
        NotificationChanges resumed =
                happens(new ClockResumed(null, PauseReason.MUTUAL, start.at().plusSeconds(60)));
        assertThat(resumed.notices())
                .extracting(Notice::kind)
                .containsOnly(NoticeKind.RESUMED)
                .hasSize(3);
        assertThat(resumed.settled())
                .containsExactly(new NotificationChanges.Settled(NoticeKind.PAUSED, NotificationChanges.WHOLE_MATCH));
    }

    @Test
    void a_ruling_on_the_table_is_told_to_all_once_and_its_lifting_asks_anew() {
        Instant at = start.at().plusSeconds(60);
        NotificationChanges ruled = happens(new TableRuled(1, Ruled.Kind.FORFEIT, "never came", List.of(), at));
        assertThat(ruled.notices())
                .extracting(Notice::kind)
                .containsOnly(NoticeKind.PAUSED)
                .hasSize(3);
        assertThat(ruled.settled()).contains(new NotificationChanges.Settled(NoticeKind.YOUR_TURN, toAct));
        assertThat(happens(new TableRuled(2, Ruled.Kind.ABANDONED, "fire", List.of(), at))
                        .notices())
                .isEmpty();
        NotificationChanges lifted = happens(new RulingLifted(at));
        assertThat(lifted.notices())
                .extracting(Notice::kind)
                .containsExactly(NoticeKind.RESUMED, NoticeKind.RESUMED, NoticeKind.RESUMED, NoticeKind.YOUR_TURN);
        assertThat(lifted.settled())
                .contains(new NotificationChanges.Settled(NoticeKind.PAUSED, NotificationChanges.WHOLE_MATCH));
    }

    @Test
    void a_match_of_a_round_that_was_withdrawn_is_not_paused_but_over_for_good() {
        Instant at = start.at().plusSeconds(60);
        NotificationChanges gone = happens(new TableRuled(null, Ruled.Kind.WITHDRAWN, "too early", List.of(), at));
        assertThat(gone.notices()).isEmpty();
        assertThat(gone.settled())
                .contains(
                        new NotificationChanges.Settled(NoticeKind.PAUSED, NotificationChanges.WHOLE_MATCH),
                        new NotificationChanges.Settled(NoticeKind.YOUR_TURN, toAct));
    }

    @Test
    void nights_and_weekends_are_told_to_nobody() {
        Seat seat = new Seat(toAct);
        assertThat(happens(new ClockPaused(seat, PauseReason.QUIET_HOURS, start.at(), LATER, null))
                        .notices())
                .isEmpty();
        assertThat(happens(new ClockResumed(seat, PauseReason.QUIET_HOURS, LATER))
                        .notices())
                .isEmpty();
        assertThat(happens(new ClockPaused(null, PauseReason.WEEKEND, start.at(), LATER, null))
                        .notices())
                .isEmpty();
    }

    @Test
    void a_seat_that_is_offered_is_told_to_those_who_are_ready() {
        happens(new MatchEvent.AlternateAdded(new SeatHolder("dan", false)));
        NotificationChanges notificationChanges = happens(new SeatOffered(new Seat(2)));
        assertThat(notificationChanges.notices())
                .extracting(Notice::kind, Notice::player, Notice::seat)
                .containsExactly(tuple(NoticeKind.SEAT_OFFERED, "dan", 2));
    }

    @Test
    void a_seat_handed_over_is_told_to_both_and_its_question_goes_with_it() {
        Seat seat = new Seat(toAct);
        NotificationChanges notificationChanges = happens(new SeatHandedOver(
                seat,
                new SeatHolder(PLAYERS.get(toAct), false),
                new SeatHolder("dan", false),
                MatchEvent.HandOverReason.ABSENCE,
                null));
        assertThat(notificationChanges.notices())
                .extracting(Notice::kind, Notice::player)
                .containsExactly(
                        tuple(NoticeKind.SEAT_LOST, PLAYERS.get(toAct)),
                        tuple(NoticeKind.SEAT_HANDED_OVER, "dan"),
                        tuple(NoticeKind.YOUR_TURN, "dan"));
        assertThat(notificationChanges.settled())
                .contains(
                        new NotificationChanges.Settled(NoticeKind.YOUR_TURN, toAct),
                        new NotificationChanges.Settled(NoticeKind.MATCH_STARTED, toAct));
    }

    @Test
    void who_stays_is_told_at_once_that_another_left_and_in_the_end_that_it_has_won_by_that() {
        int first = (toAct + 1) % 3;
        int last = (toAct + 2) % 3;
        assertThat(happens(new SeatResigned(new Seat(first))).notices())
                .filteredOn(notice -> notice.kind() == NoticeKind.PLAYER_LEFT)
                .extracting(Notice::player, Notice::seat)
                .containsExactlyInAnyOrder(tuple(PLAYERS.get(toAct), first), tuple(PLAYERS.get(last), first));

        var ended = new MatchEnded(Seed.fromText("5").hex());
        NotificationChanges changes = happens(new SeatForfeited(new Seat(last), "ABSENCE"), ended);
        assertThat(changes.notices())
                .extracting(Notice::kind, Notice::player, Notice::wonBy)
                .containsExactlyInAnyOrder(
                        tuple(NoticeKind.MATCH_ENDED, PLAYERS.get(first), null),
                        tuple(NoticeKind.MATCH_ENDED, PLAYERS.get(last), null),
                        tuple(NoticeKind.MATCH_ENDED, PLAYERS.get(toAct), "FORFEIT"));
        assertThat(changes.settled()).contains(new NotificationChanges.Settled(NoticeKind.PLAYER_LEFT, first));
    }
}
