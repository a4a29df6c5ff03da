package baffin.competition.decide.entry;

import baffin.competition.Competition;
import baffin.competition.decide.shared.Verdict;
import baffin.competition.entry.Actor;
import baffin.competition.entry.Invitation;
import baffin.competition.entry.Invitation.As;
import baffin.competition.event.CompetitionCommand.GiveRole;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionRefusal;
import baffin.competition.event.CompetitionRefusal.Reason;
import baffin.competition.event.EntryCommand.AcceptInvitations;
import baffin.competition.event.EntryCommand.ReplacePerson;
import baffin.competition.event.EntryEvent.InvitationEnded;
import baffin.competition.event.EntryEvent.Invited;
import baffin.competition.policy.EntryRule.Who;
import baffin.competition.table.Placement;
import baffin.match.terms.HouseBot;
import baffin.match.terms.SeatHolder;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Nobody takes part, plays for another or directs without having agreed: organisers ask, and who is asked decides. */
public final class Inviting {

    /** Most invitations that wait for an answer. */
    static final int OPEN_MAX = 500;

    private final EntryRules entering;

    public Inviting(EntryRules entering) {
        this.entering = entering;
    }

    /** True when an organiser may enter somebody without asking first. */
    static boolean agreed(Competition state, SeatHolder person, boolean agreed) {
        return agreed
                || HouseBot.playing(person.player()).isPresent()
                || Admission.removed(state, person).isPresent()
                || listedAgain(state, person.player());
    }

    /** Whoever has played the season before has accepted the league, and its list names them again. */
    private static boolean listedAgain(Competition state, String player) {
        var rule = state.policy().entry();
        return rule.who() == Who.LIST
                && rule.list().contains(player)
                && state.placements().stream().map(Placement::player).anyMatch(player::equals);
    }

    /** Asks somebody. */
    static Verdict invite(
            Competition state, As as, SeatHolder person, @Nullable Integer entrant, @Nullable String reason) {
        if (state.invitation(as, person.player()).isPresent()) {
            return Verdict.conflict("has already been invited");
        }
        if (state.invitations().size() >= OPEN_MAX) {
            return Verdict.conflict(OPEN_MAX + " invitations are already pending");
        }
        SeatHolder named = person.resting(null);
        return Verdict.accepted(new Invited(as, named, entrant, reason));
    }

    /** All that somebody was asked for and that is possible still. */
    public Verdict accept(Competition state, AcceptInvitations accept, Instant now) {
        String player = accept.person().player();
        Competition reached = state;
        List<CompetitionEvent> events = new ArrayList<>();
        CompetitionRefusal refused = CompetitionRefusal.of(Reason.NOT_FOUND, "nobody has invited you");
        for (Invitation invitation : of(state, player)) {
            Competition before = reached;
            switch (taken(reached, invitation, accept)) {
                case Verdict.Accepted(List<CompetitionEvent> happened) -> {
                    List<CompetitionEvent> all = new ArrayList<>(happened);
                    all.addFirst(new InvitationEnded(player, invitation.as()));
                    events.addAll(all);
                    reached = before.forecast(all, now);
                }
                case Verdict.Refused(CompetitionRefusal no) -> refused = no;
            }
        }
        return events.isEmpty() ? Verdict.refused(refused) : Verdict.accepted(events);
    }

    private Verdict taken(Competition state, Invitation invitation, AcceptInvitations accept) {
        SeatHolder person = accept.person();
        if (invitation.as().role().isEmpty() && state.status().over()) {
            return Verdict.conflict("the competition is over");
        }
        return switch (invitation.as()) {
            case ENTRANT -> entering.invited(state, person, accept.rating(), accept.rated());
            case REPLACEMENT ->
                entering.replace(
                        state,
                        new ReplacePerson(
                                invitation.entrant() == null ? 0 : invitation.entrant(),
                                person,
                                String.valueOf(invitation.reason())));
            case ORGANISER, ARBITER, HELPER ->
                RoleChanges.given(
                        state,
                        new GiveRole(
                                new Actor(person.player(), person.bot()),
                                invitation.as().role().orElseThrow()));
        };
    }

    /** Says no, or takes back what was asked. */
    public static Verdict end(Competition state, String player) {
        List<Invitation> pending = of(state, player);
        return pending.isEmpty()
                ? Verdict.notFound("no invitation waits for this player")
                : Verdict.accepted(pending.stream()
                        .<CompetitionEvent>map(one -> new InvitationEnded(player, one.as()))
                        .toList());
    }

    private static List<Invitation> of(Competition state, String player) {
        return state.invitations().stream().filter(one -> one.asks(player)).toList();
    }
}
