package baffin.competition.decide;

import baffin.competition.Competition;
import baffin.competition.CompetitionStatus;
import baffin.competition.Entrant;
import baffin.competition.Entrant.Presence;
import baffin.competition.decide.entry.Admission;
import baffin.competition.decide.entry.Fit;
import baffin.competition.decide.entry.Placing;
import baffin.competition.decide.entry.Seeding;
import baffin.competition.decide.round.KeptApart;
import baffin.competition.decide.shared.Verdict;
import baffin.competition.entry.Alternate;
import baffin.competition.entry.Division;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionEvent.CompetitionStarted;
import baffin.competition.event.EntryEvent.AlternateLeft;
import baffin.competition.event.EntryEvent.Entered;
import baffin.competition.event.EntryEvent.Removed;
import baffin.competition.pairing.Bracket;
import baffin.competition.policy.EntryRule;
import baffin.competition.policy.Format;
import baffin.competition.policy.Policy;
import baffin.match.terms.HouseBot;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** The list is closed: who is not there goes, alternates and bots fill up, everybody gets a place. */
final class StartRules {

    private static final String NOT_THERE = "has not checked in";
    private static final String SUSPENDED = "the account is suspended";

    private Competition state;
    private final Instant now;
    private final List<CompetitionEvent> events = new ArrayList<>();

    private StartRules(Competition state, Instant now) {
        this.state = state;
        this.now = now;
    }

    static Verdict start(Competition state, Instant now) {
        if (state.status() == CompetitionStatus.RUNNING) {
            return Verdict.conflict("it has already started");
        }
        return new StartRules(state, now).started();
    }

    private Verdict started() {
        Policy policy = state.policy();
        suspended();
        absentees(policy.entry());
        alternates(policy.entry());
        bots(policy);
        int entrants = state.active().size();
        if (entrants < policy.entry().min()) {
            return Verdict.conflict("there are " + entrants + " entrants, and at least "
                    + policy.entry().min() + " are needed");
        }
        String fault = Fit.fault(policy, entrants);
        if (!fault.isEmpty()) {
            return Verdict.conflict(fault);
        }
        String seed = Objects.requireNonNull(state.seed(), "the decider knows the seed");
        List<Integer> seeding = seeding(policy, seed);
        List<Division> divisions = policy.format() instanceof Format.DivisionLeague league
                ? Placing.divisions(state, seeding, league)
                : List.of();
        then(new CompetitionStarted(seed, divisions, seeding));
        return Verdict.accepted(events);
    }

    /** In a bracket the tables of the first round follow from the seeding alone. */
    private List<Integer> seeding(Policy policy, String seed) {
        List<Integer> seeding = Seeding.of(state.active(), state.constraints().seeds(), seed);
        return policy.format() instanceof Format.SingleElimination
                ? KeptApart.order(
                        state, seeding, order -> Bracket.next(order, Set.of()).tables())
                : seeding;
    }

    private void suspended() {
        for (Entrant entrant : state.entrants()) {
            if (entrant.presence() == Presence.ABSENT) {
                then(new Removed(entrant.number(), SUSPENDED));
            }
        }
        for (Alternate alternate : state.alternates()) {
            if (alternate.suspended()) {
                then(new AlternateLeft(alternate.person().player()));
            }
        }
    }

    /** True once the time to check in is over; a start before that keeps everybody. */
    private boolean checked(EntryRule rule) {
        return rule.checkIn() != null && rule.closesAt() != null && !now.isBefore(rule.closesAt());
    }

    private void absentees(EntryRule rule) {
        if (!checked(rule)) {
            return;
        }
        for (Entrant entrant : state.active()) {
            if (!entrant.checkedIn() && !entrant.house()) {
                then(new Removed(entrant.number(), NOT_THERE));
            }
        }
    }

    private void alternates(EntryRule rule) {
        for (Alternate alternate : state.alternates()) {
            if (state.active().size() < rule.max() && (alternate.checkedIn() || !checked(rule))) {
                Admission.of(state, alternate).forEach(this::then);
            }
        }
    }

    private void bots(Policy policy) {
        EntryRule rule = policy.entry();
        if (rule.fillWith() == null) {
            return;
        }
        HouseBot bot = HouseBot.named(rule.fillWith()).orElseThrow();
        int wanted = Math.min(
                rule.max(),
                Fit.filled(policy, Math.max(rule.min(), state.active().size())));
        while (state.active().size() < wanted) {
            int number = state.entrants().size() + 1;
            then(new Entered(number, bot.holder().numbered(number), null, 0, 1));
        }
    }

    private void then(CompetitionEvent event) {
        events.add(event);
        state = state.forecast(List.of(event), now);
    }
}
