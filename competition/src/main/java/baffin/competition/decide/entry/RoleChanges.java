package baffin.competition.decide.entry;

import baffin.competition.Competition;
import baffin.competition.decide.shared.Verdict;
import baffin.competition.entry.Invitation;
import baffin.competition.entry.Invitation.As;
import baffin.competition.entry.Role;
import baffin.competition.event.CompetitionCommand.GiveRole;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionEvent.RoleEnded;
import baffin.competition.event.CompetitionEvent.RoleGiven;
import baffin.competition.event.EntryEvent.InvitationEnded;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Who has which role. There is one owner at any time. */
public final class RoleChanges {

    private static final int OFFICIALS_MAX = 50;
    private static final String HAND_OVER = "the owner hands the competition over first";

    private RoleChanges() {}

    /** Changes a role at once; a person without a role who has not agreed is asked first. */
    public static Verdict give(Competition state, GiveRole give) {
        String player = give.person().player();
        List<CompetitionEvent> events = new ArrayList<>();
        state.invitations().stream()
                .filter(one -> one.asks(player) && one.as().role().isPresent())
                .filter(one -> !one.as().role().equals(Optional.of(give.role())) || agreed(state, give))
                .map(Invitation::as)
                .forEach(as -> events.add(new InvitationEnded(player, as)));
        return given(state, give).map(caused -> {
            events.addAll(caused);
            return caused.isEmpty() ? caused : events;
        });
    }

    private static boolean agreed(Competition state, GiveRole give) {
        return give.agreed() || state.role(give.person().player()).isPresent();
    }

    static Verdict given(Competition state, GiveRole give) {
        Optional<Role> own = state.role(give.person().player());
        if (own.equals(Optional.of(give.role()))) {
            return Verdict.accepted();
        }
        if (own.equals(Optional.of(Role.OWNER))) {
            return Verdict.conflict(HAND_OVER);
        }
        if (give.role() == Role.OWNER && !give.agreed() && !own.equals(Optional.of(Role.ORGANISER))) {
            return Verdict.conflict("only an organiser can become the owner");
        }
        if (own.isEmpty() && state.officials().size() >= OFFICIALS_MAX) {
            return Verdict.conflict("a competition has at most " + OFFICIALS_MAX + " officials");
        }
        return agreed(state, give)
                ? Verdict.accepted(new RoleGiven(give.person(), give.role()))
                : Inviting.invite(state, As.of(give.role()), give.person().holder(), null, null);
    }

    public static Verdict end(Competition state, String player) {
        return state.role(player)
                .map(role -> role == Role.OWNER ? Verdict.conflict(HAND_OVER) : Verdict.accepted(new RoleEnded(player)))
                .orElseGet(() -> Verdict.notFound("this player has no role here"));
    }
}
