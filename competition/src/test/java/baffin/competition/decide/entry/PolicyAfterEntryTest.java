package baffin.competition.decide.entry;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.Competition;
import baffin.competition.decide.Event;
import baffin.competition.decide.Sample;
import baffin.competition.event.CompetitionCommand.ChangePolicy;
import baffin.competition.event.CompetitionCommand.Start;
import baffin.competition.event.CompetitionRefusal;
import baffin.competition.event.CompetitionRefusal.Fault;
import baffin.competition.event.CompetitionRefusal.Reason;
import baffin.competition.event.EntryCommand.CheckIn;
import baffin.competition.event.EntryCommand.Enter;
import baffin.competition.event.EntryCommand.OfferAlternate;
import baffin.competition.policy.CardRule;
import baffin.competition.policy.EntryRule;
import baffin.competition.policy.EntryRule.Who;
import baffin.competition.policy.Format;
import baffin.competition.policy.PointsRule;
import baffin.competition.policy.Policy;
import baffin.competition.policy.Schedule;
import baffin.competition.policy.TieBreak;
import baffin.match.terms.MatchTerms;
import baffin.match.terms.WrittenDuration;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What a policy keeps once somebody has entered, play has begun or a round is published, and what it does not. */
class PolicyAfterEntryTest {

    private static final Format SWISS = new Format.PodSwiss(4, 0, null);
    private static final Schedule LAID_DOWN = schedule(14, 3);

    private static Schedule schedule(int round, int ruling) {
        return new Schedule(Duration.ofDays(round), Duration.ofDays(ruling), false);
    }

    private static EntryRule places(int max) {
        return new EntryRule(Who.OPEN, List.of(), 2, max, null, null, false, null, false, null);
    }

    private static Policy policy(String name, int max, Schedule schedule) {
        Policy of = Sample.with(SWISS, places(max));
        return new Policy(
                name,
                "for all",
                of.game(),
                of.options(),
                of.format(),
                of.tableSize(),
                of.twoSeatTables(),
                of.points(),
                of.tieBreaks(),
                of.play(),
                of.entry(),
                schedule,
                null);
    }

    private static ChangePolicy to(int max, Schedule schedule) {
        return new ChangePolicy(policy("A cup of the south", max, schedule), null);
    }

    private static List<Fault> faults(CompetitionRefusal.Faulty refused, Reason reason) {
        assertThat(refused.reason()).isEqualTo(reason);
        return refused.faults();
    }

    @Test
    void a_patch_of_a_policy_that_has_changed_meanwhile_is_refused_and_who_enters_is_no_matter() {
        Event event = Event.of(Sample.with(SWISS, places(8)));
        event.enter(4);
        Policy seen = event.state().policy();
        Policy one = policy("A cup of the south", 8, schedule(7, 1));
        Policy other = policy("A cup of the north", 8, schedule(7, 1));
        event.accepted(Event.player(5), new Enter(Event.player(5).holder(), null, 0, null));
        event.accepted(Event.ORGANISER, new ChangePolicy(one, seen));

        assertThat(event.refused(Event.ORGANISER, new ChangePolicy(other, seen)).reason())
                .isEqualTo(Reason.CONFLICT);
        assertThat(event.state().policy().name()).isEqualTo("A cup of the south");
    }

    @Test
    void words_places_upwards_and_times_change_each_in_a_record() {
        Event event = Event.of(Sample.with(SWISS, places(8)));
        event.enter(10);
        long before = event.state().version();

        Competition after = event.accepted(Event.ORGANISER, to(9, schedule(7, 1)));

        assertThat(after.version()).isEqualTo(before + 1);
        assertThat(after.policy().name()).isEqualTo("A cup of the south");
        assertThat(after.policy().description()).isEqualTo("for all");
        assertThat(after.policy().schedule()).isEqualTo(schedule(7, 1));
        assertThat(after.active()).hasSize(9);
        assertThat(after.entrantOf("p9")).isPresent();
        assertThat(after.alternates()).extracting(one -> one.person().player()).containsExactly("p10");
    }

    @Test
    void it_changes_while_it_runs_though_the_time_of_entry_has_passed() {
        Instant closes = Event.START.plus(Duration.ofDays(7));
        EntryRule rule = new EntryRule(Who.OPEN, List.of(), 2, 8, null, closes, false, null, false, null);
        Policy old = Sample.with(SWISS, rule);
        Event event = Event.of(old);
        event.enter(8);
        event.later(Duration.ofDays(8));
        event.publish();
        Instant deadline = event.state().rounds().getFirst().deadline();

        event.accepted(
                Event.ORGANISER,
                new ChangePolicy(
                        new Policy(
                                "Another name",
                                null,
                                old.game(),
                                old.options(),
                                old.format(),
                                4,
                                false,
                                old.points(),
                                old.tieBreaks(),
                                null,
                                rule,
                                schedule(20, 5),
                                null),
                        null));

        assertThat(event.state().policy().name()).isEqualTo("Another name");
        assertThat(event.state().rounds().getFirst().deadline()).isEqualTo(deadline);
    }

    private static Policy other() {
        return new Policy(
                "A cup of the south",
                null,
                "chess",
                Map.of("a", "b"),
                new Format.RoundRobin(1),
                2,
                true,
                PointsRule.DUEL,
                List.of(TieBreak.LOT),
                MatchTerms.DEFAULT,
                new EntryRule(
                        Who.LIST,
                        List.of("p1"),
                        3,
                        7,
                        Event.START,
                        Event.START.plusSeconds(1),
                        true,
                        new WrittenDuration("P1D"),
                        true,
                        "navigator"),
                new Schedule(Duration.ofDays(14), Duration.ofDays(3), true),
                new CardRule(3, true, true));
    }

    private static List<String> fixed(Event event) {
        return faults(event.refused(Event.ORGANISER, new ChangePolicy(other(), null)), Reason.CONFLICT).stream()
                .map(Fault::pointer)
                .toList();
    }

    @Test
    void before_the_start_only_the_game_stays_and_after_it_what_the_start_was_made_from() {
        Event event = Event.of(Sample.with(SWISS, places(8)));
        event.enter(1);
        assertThat(fixed(event)).containsExactly("/game");

        assertThat(fixed(Event.begun(Sample.with(SWISS, places(8)), 8)))
                .containsExactlyInAnyOrder(
                        "/game",
                        "/format",
                        "/tableSize",
                        "/twoSeatTables",
                        "/entry/who",
                        "/entry/list",
                        "/entry/min",
                        "/entry/max",
                        "/entry/opensAt",
                        "/entry/closesAt",
                        "/entry/checkIn",
                        "/entry/fillWith");
    }

    @Test
    void what_decides_results_stays_once_a_round_is_published_and_every_such_field_is_named() {
        Event event = Event.begun(Sample.with(SWISS, places(8)), 8);
        event.publish();

        List<Fault> faults = faults(event.refused(Event.ORGANISER, new ChangePolicy(other(), null)), Reason.CONFLICT);

        assertThat(faults)
                .extracting(Fault::pointer)
                .containsExactlyInAnyOrder(
                        "/game",
                        "/options",
                        "/format",
                        "/tableSize",
                        "/twoSeatTables",
                        "/points",
                        "/tieBreaks",
                        "/play",
                        "/entry/who",
                        "/entry/list",
                        "/entry/min",
                        "/entry/max",
                        "/entry/opensAt",
                        "/entry/closesAt",
                        "/entry/late",
                        "/entry/checkIn",
                        "/entry/bots",
                        "/entry/fillWith",
                        "/schedule/automatic",
                        "/cards");
        assertThat(faults.getFirst().detail()).contains("only /name, /description, /entry/max (upwards)");
        assertThat(event.state().policy().name()).isEqualTo("A cup of the north");
    }

    private static Policy closing(@Nullable Instant closesAt, @Nullable WrittenDuration checkIn) {
        return Sample.with(
                SWISS, new EntryRule(Who.OPEN, List.of(), 2, 8, null, closesAt, false, checkIn, false, null));
    }

    @Test
    void entry_may_close_at_another_time_as_long_as_it_is_open() {
        Instant closes = Event.START.plus(Duration.ofDays(7));
        Event event = Event.of(closing(closes, null));
        event.enter(8);

        event.accepted(Event.ORGANISER, new ChangePolicy(closing(closes.plus(Duration.ofDays(7)), null), null));
        assertThat(faults(
                        event.refused(Event.ORGANISER, new ChangePolicy(closing(Event.START, null), null)),
                        Reason.INVALID_FIELD))
                .containsExactly(new Fault("/entry/closesAt", "has passed"));
        event.later(Duration.ofDays(8));
        assertThat(event.state().startedAt()).isNull();
        event.later(Duration.ofDays(7));
        assertThat(event.state().startedAt()).isNotNull();
        assertThat(faults(
                        event.refused(
                                Event.ORGANISER,
                                new ChangePolicy(closing(event.now.plus(Duration.ofDays(1)), null), null)),
                        Reason.CONFLICT))
                .containsExactly(new Fault("/entry/closesAt", "cannot change once play has begun"));
    }

    @Test
    void the_time_at_which_entry_closes_may_go_unless_check_in_counts_from_it() {
        Instant closes = Event.START.plus(Duration.ofDays(7));
        Event plain = Event.of(closing(closes, null));
        plain.enter(8);
        Event checked = Event.of(closing(closes, new WrittenDuration("P1D")));
        checked.enter(8);

        plain.accepted(Event.ORGANISER, new ChangePolicy(closing(null, null), null));
        plain.later(Duration.ofDays(30));

        assertThat(plain.state().startedAt()).isNull();
        assertThat(faults(
                        checked.refused(
                                Event.ORGANISER, new ChangePolicy(closing(null, new WrittenDuration("P1D")), null)),
                        Reason.CONFLICT))
                .containsExactly(
                        new Fault("/entry/closesAt", "can be moved, but not removed: check-in is counted from it"));
    }

    @Test
    void the_time_for_review_changes_where_rounds_follow_by_themselves() {
        Policy automatic = Sample.automatic(SWISS, places(8));
        Event event = Event.of(automatic);
        event.enter(8);
        Event byHand = Event.of(Sample.with(SWISS, places(8)));
        byHand.enter(8);

        event.accepted(Event.ORGANISER, new ChangePolicy(Sample.reviewed(automatic, Duration.ofDays(2)), null));

        assertThat(faults(
                        event.refused(
                                Event.ORGANISER,
                                new ChangePolicy(Sample.reviewed(automatic, Duration.ofDays(8)), null)),
                        Reason.INVALID_FIELD))
                .extracting(Fault::pointer)
                .containsExactly("/schedule/review");
        assertThat(faults(
                        byHand.refused(
                                Event.ORGANISER,
                                new ChangePolicy(Sample.reviewed(byHand.state().policy(), Duration.ofDays(2)), null)),
                        Reason.INVALID_FIELD))
                .containsExactly(new Fault("/schedule/review", "is for automatic schedules only"));
    }

    @Test
    void there_are_never_fewer_places_than_entrants_and_never_more_than_a_competition_has() {
        Event event = Event.of(Sample.with(SWISS, places(8)));
        event.enter(7);
        assertThat(faults(event.refused(Event.ORGANISER, to(6, LAID_DOWN)), Reason.CONFLICT))
                .containsExactly(new Fault("/entry/max", "is less than the 7 who have entered"));
        event.accepted(Event.ORGANISER, to(7, LAID_DOWN));
        assertThat(faults(event.refused(Event.ORGANISER, to(2_000, LAID_DOWN)), Reason.INVALID_FIELD))
                .extracting(Fault::pointer)
                .containsExactly("/entry/max");
    }

    @Test
    void time_for_rulings_is_not_taken_away_while_a_round_is_open() {
        Event event = Event.begun(Sample.with(SWISS, places(8)), 8);
        event.publish();

        assertThat(faults(event.refused(Event.ORGANISER, to(8, schedule(7, 2))), Reason.CONFLICT))
                .containsExactly(new Fault("/schedule/ruling", "can only be made longer while a round is open"));
        event.accepted(Event.ORGANISER, to(8, schedule(7, 4)));
    }

    @Test
    void automatic_heats_begin_no_earlier_than_was_laid_down() {
        Policy policy = Sample.automatic(new Format.Heats(3, 2, 4), places(8));
        Event event = Event.of(policy);
        event.enter(8);
        event.accepted(Event.ORGANISER, new Start());

        Schedule shorter = new Schedule(Duration.ofDays(7), Duration.ofDays(3), true);
        Policy changed = new Policy(
                policy.name(),
                null,
                "toy",
                Map.of(),
                policy.format(),
                4,
                false,
                policy.points(),
                policy.tieBreaks(),
                null,
                policy.entry(),
                shorter,
                null);
        assertThat(faults(event.refused(Event.ORGANISER, new ChangePolicy(changed, null)), Reason.CONFLICT))
                .extracting(Fault::pointer)
                .containsExactly("/schedule/round");
        event.accepted(Event.player(1), new CheckIn(1));
    }

    @Test
    void another_name_moves_nobody_up_and_the_same_policy_is_no_record() {
        Event event = Event.of(Sample.with(SWISS, places(8)));
        event.enter(2);
        event.accepted(Event.player(9), new OfferAlternate(Event.player(9).holder(), null, 0));

        event.accepted(Event.ORGANISER, to(8, LAID_DOWN));
        long version = event.state().version();
        event.accepted(Event.ORGANISER, to(8, LAID_DOWN));

        assertThat(event.state().alternates()).hasSize(1);
        assertThat(event.state().version()).isEqualTo(version);
    }
}
