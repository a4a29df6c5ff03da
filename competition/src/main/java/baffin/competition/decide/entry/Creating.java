package baffin.competition.decide.entry;

import baffin.competition.Competition;
import baffin.competition.CompetitionStatus;
import baffin.competition.decide.shared.Verdict;
import baffin.competition.entry.Invitation.As;
import baffin.competition.event.CompetitionCommand.ChangePolicy;
import baffin.competition.event.CompetitionCommand.Create;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionEvent.CompetitionCreated;
import baffin.competition.event.CompetitionEvent.EntryOpened;
import baffin.competition.event.CompetitionEvent.PolicyChanged;
import baffin.competition.event.EntryEvent.Invited;
import baffin.competition.pairing.Seeds;
import baffin.competition.policy.EntryRule.Who;
import baffin.competition.policy.Format;
import baffin.competition.policy.Policy;
import baffin.competition.policy.PolicyProblems;
import baffin.competition.table.Series;
import baffin.game.GameInfo;
import baffin.match.terms.SeatHolder;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/** What a competition may be. */
public record Creating(Function<String, Optional<GameInfo>> games) {

    public Verdict create(String id, Create create, Instant now) {
        Map<String, String> problems = problems(create.policy(), now);
        if ((create.policy().entry().who() == Who.INVITATION) != (create.invitationHash() != null)) {
            problems.put("/invitation", "is for entry by invitation, which needs one");
        }
        if (!problems.isEmpty()) {
            return Verdict.invalid(problems);
        }
        boolean league = create.policy().format() instanceof Format.DivisionLeague;
        Series series = create.series() == null && league ? new Series(id, 1, null) : create.series();
        List<CompetitionEvent> events = new ArrayList<>();
        events.add(new CompetitionCreated(
                completed(create.policy()),
                Seeds.commitment(create.seed()),
                create.seed(),
                create.invitationHash(),
                series,
                create.copyOf(),
                create.placements(),
                create.cards()));
        if (opens(create.policy(), now)) {
            events.add(new EntryOpened());
        }
        create.officials()
                .forEach(one ->
                        events.add(new Invited(As.of(one.role()), one.person().holder(), null, null)));
        Objects.requireNonNullElse(create.players(), List.<SeatHolder>of()).stream()
                .filter(one -> create.policy().entry().bots() || !one.bot())
                .limit(Inviting.OPEN_MAX - create.officials().size())
                .forEach(one -> events.add(new Invited(As.ENTRANT, one, null, null)));
        return Verdict.accepted(events);
    }

    public Verdict change(Competition state, ChangePolicy change, Instant now) {
        Policy policy = change.policy();
        if (change.madeOf() != null && !change.madeOf().equals(state.policy())) {
            return Verdict.conflict("the policy was changed a moment ago: look at it and send the patch again");
        }
        Map<String, String> problems = problems(policy, now);
        if (!state.entrants().isEmpty()) {
            // a game that the platform has no more, or that cannot change, has no options to complete
            boolean known = policy.game().equals(state.policy().game())
                    && games.apply(policy.game()).isPresent();
            return opened(
                    state, policy, now, PolicyAfterEntry.change(state, known ? completed(policy) : policy, problems));
        }
        if ((policy.entry().who() == Who.INVITATION) != (state.invitationHash() != null)) {
            problems.put("/entry/who", "entry by invitation is fixed when a competition is created");
        }
        if (!problems.isEmpty()) {
            return Verdict.invalid(problems);
        }
        return opened(state, policy, now, Verdict.accepted(new PolicyChanged(completed(policy))));
    }

    private static Verdict opened(Competition state, Policy policy, Instant now, Verdict changed) {
        if (state.status() != CompetitionStatus.ANNOUNCED
                || !opens(policy, now)
                || !(changed instanceof Verdict.Accepted(List<CompetitionEvent> events))
                || events.isEmpty()) {
            return changed;
        }
        List<CompetitionEvent> all = new ArrayList<>(events);
        all.add(new EntryOpened());
        return Verdict.accepted(all);
    }

    private static boolean opens(Policy policy, Instant now) {
        Instant opensAt = policy.entry().opensAt();
        return opensAt == null || !opensAt.isAfter(now);
    }

    private Map<String, String> problems(Policy policy, Instant now) {
        return PolicyProblems.of(policy, games.apply(policy.game()).orElse(null), now);
    }

    private Policy completed(Policy policy) {
        return policy.withOptions(games.apply(policy.game()).orElseThrow().completed(policy.options()));
    }
}
