package baffin.competition.decide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.competition.Competition;
import baffin.competition.decide.shared.Sides;
import baffin.competition.entry.Actor;
import baffin.competition.event.CompetitionCommand.Finish;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionRefusal;
import baffin.competition.event.CompetitionRefusal.Reason;
import baffin.competition.event.CompetitionRequest;
import baffin.competition.event.RoundCommand.ForbidPair;
import baffin.competition.event.RoundCommand.Publish;
import baffin.competition.event.RoundEvent.RoundPublished;
import baffin.competition.policy.Format;
import baffin.competition.policy.Format.DivisionLeague;
import baffin.competition.policy.Format.PodSwiss;
import baffin.competition.table.Proposal;
import baffin.competition.table.Stage;
import baffin.competition.table.Table;
import baffin.decider.Decision;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Rounds are worked out away from the decider, which takes none that the rules would not make. */
class ProposalTest {

    private static final Publish NEXT = new Publish(List.of(), List.of());
    private static final List<Format> FORMATS = List.of(new DivisionLeague(7, 6, 2, 1, 2), new PodSwiss(3, 4, null));

    private final CompetitionDecider decider = CompetitionDecider.checking(id -> Optional.empty(), Sides.NONE);

    private static Publish with(Publish request, Proposal proposal) {
        return new Publish(request.locked(), request.forbidden(), proposal);
    }

    private Decision<List<CompetitionEvent>, CompetitionRefusal> judged(
            Event event, @Nullable Actor by, Publish publish) {
        return decider.decide(event.state(), new CompetitionRequest("c-1", "", by, event.now, publish))
                .map(caused -> caused.event().events());
    }

    private static Proposal proposal(Event event, Publish request) {
        return Proposals.of(event.state(), request, event.now).orElseThrow();
    }

    @Test
    void a_proposal_becomes_the_very_round_that_the_search_makes() {
        for (Format format : FORMATS) {
            Event event = Event.begun(Sample.of(format), 18);
            int checked = 0;
            for (Optional<Proposal> found = Proposals.of(event.state(), NEXT, event.now);
                    found.isPresent();
                    found = Proposals.of(event.state(), NEXT, event.now)) {
                Decision<List<CompetitionEvent>, CompetitionRefusal> verdict =
                        judged(event, Event.ORGANISER, with(NEXT, found.get()));
                assertThat(decider.decide(
                                event.state(),
                                new CompetitionRequest("c-1", "", Event.ORGANISER, event.now, new Finish())))
                        .as("there is a round ahead")
                        .isInstanceOf(Decision.Refused.class);
                event.publish();
                assertThat(verdict)
                        .isEqualTo(Decision.accepted(event.log.getLast().events()));
                event.play(new Random(checked));
                checked++;
            }
            assertThat(checked).as(format.toString()).isGreaterThanOrEqualTo(3);
        }
    }

    @Test
    void without_a_proposal_for_this_very_version_nothing_is_searched_or_published() {
        Event event = Event.begun(Sample.of(new PodSwiss(3, 0, null)), 16);
        Proposal fresh = proposal(event, NEXT);
        Proposal old = new Proposal(
                fresh.version() - 1,
                fresh.stage(),
                fresh.tables(),
                fresh.byes(),
                fresh.locked(),
                fresh.seed(),
                fresh.cost(),
                List.of(),
                fresh.forbidden());

        assertThat(((CompetitionRefusal.Faulty)
                                judged(event, Event.ORGANISER, NEXT).refusalOrThrow())
                        .reason())
                .isEqualTo(Reason.OUTDATED);
        assertThat(((CompetitionRefusal.Faulty)
                                judged(event, Event.ORGANISER, with(NEXT, old)).refusalOrThrow())
                        .reason())
                .isEqualTo(Reason.OUTDATED);
        assertThat(((CompetitionRefusal.Faulty) judged(event, Event.player(1), with(NEXT, fresh))
                                .refusalOrThrow())
                        .reason())
                .isEqualTo(Reason.FORBIDDEN);
        assertThat(judged(event, Event.ORGANISER, with(NEXT, fresh))).isInstanceOf(Decision.Accepted.class);
    }

    @Test
    void tables_that_the_rules_would_not_make_are_refused() {
        Event event = Event.begun(Sample.of(new PodSwiss(3, 0, null)), 16);
        event.publish();
        event.play(new Random(1));
        Publish request = new Publish(List.of(), List.of(List.of(1, 2)));
        Proposal right = proposal(event, request);

        List<Table> met = new ArrayList<>(right.tables());
        List<Integer> one = new ArrayList<>(met.get(0).seats());
        List<Integer> other = new ArrayList<>(met.get(3).seats());
        one.set(0, other.set(0, one.getFirst()));
        met.set(0, new Table(1, null, one, 1, null));
        met.set(3, new Table(4, null, other, 1, null));
        List<Table> fewer = right.tables().subList(0, 3);
        List<Table> twice = new ArrayList<>(right.tables());
        twice.set(1, new Table(2, null, twice.getFirst().seats(), 1, null));

        for (List<Table> tables : List.of(met, fewer, twice)) {
            Proposal forged = new Proposal(
                    right.version(),
                    right.stage(),
                    tables,
                    right.byes(),
                    right.locked(),
                    right.seed(),
                    right.cost(),
                    List.of(),
                    right.forbidden());
            assertThat(((CompetitionRefusal.Faulty) judged(event, Event.ORGANISER, with(request, forged))
                                    .refusalOrThrow())
                            .reason())
                    .isEqualTo(Reason.CONFLICT);
        }
        Proposal otherSeed = new Proposal(
                right.version(),
                right.stage(),
                right.tables(),
                right.byes(),
                right.locked(),
                "0".repeat(64),
                right.cost(),
                List.of(),
                right.forbidden());
        assertThat(judged(event, Event.ORGANISER, with(request, otherSeed))).isInstanceOf(Decision.Refused.class);
        assertThat(judged(event, Event.ORGANISER, with(request, right))).isInstanceOf(Decision.Accepted.class);
    }

    @Test
    void an_automatic_round_waits_until_the_platform_has_worked_it_out() {
        Event event = Event.begun(Sample.automatic(new PodSwiss(3, 0, null)), 16);
        Competition due = event.state();

        assertThat(decider.decide(due, CompetitionRequest.tick("c-1", event.now))
                        .orElseThrow()
                        .events())
                .isEmpty();
        assertThat(decider.wanted(due, event.now)).isTrue();
        Decision<List<CompetitionEvent>, CompetitionRefusal> published =
                judged(event, null, with(NEXT, proposal(event, NEXT)));
        assertThat(published.orElseThrow()).hasOnlyElementsOfType(RoundPublished.class);

        event.settle();
        assertThat(event.state().idle()).as("the round is being played").isFalse();
        assertThat(decider.wanted(event.state(), event.now)).isFalse();
        Proposal early = new Proposal(
                event.state().version(), Stage.SWISS, List.of(), List.of(), List.of(), "", 0, List.of(), List.of());
        assertThat(judged(event, null, with(NEXT, early))).isInstanceOf(Decision.Refused.class);
    }

    @Test
    void where_no_seating_keeps_all_apart_only_the_platform_may_keep_fewer() {
        Event event = Event.begun(Sample.automatic(new PodSwiss(3, 0, null)), 8);
        for (List<Integer> pair : List.of(List.of(1, 2), List.of(1, 3), List.of(2, 3))) {
            event.accepted(Event.ORGANISER, new ForbidPair(pair.getFirst(), pair.getLast(), "a reason"));
        }
        Proposal due = Proposals.due(event.state(), event.now).orElseThrow();

        assertThat(due.forbidden()).containsExactly(List.of(1, 2), List.of(1, 3));
        assertThat(judged(event, Event.ORGANISER, with(NEXT, due))).isInstanceOf(Decision.Refused.class);
        List<CompetitionEvent> published = judged(event, null, with(NEXT, due)).orElseThrow();
        assertThat(((RoundPublished) published.getFirst()).forbidden()).isEqualTo(due.forbidden());
    }

    @Test
    void by_hand_the_platform_publishes_nothing_by_itself() {
        Event event = Event.begun(Sample.of(new PodSwiss(3, 0, null)), 16);

        assertThat(decider.wanted(event.state(), event.now)).isFalse();
        assertThat(judged(event, null, with(NEXT, proposal(event, NEXT)))).isInstanceOf(Decision.Refused.class);
    }

    @Test
    void a_search_that_nobody_waits_for_any_more_ends() {
        Event event = Event.begun(Sample.of(new PodSwiss(3, 0, null)), 16);
        Thread.currentThread().interrupt();
        try {
            assertThatThrownBy(() -> Proposals.of(event.state(), NEXT, event.now))
                    .isInstanceOf(CancellationException.class);
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }
}
