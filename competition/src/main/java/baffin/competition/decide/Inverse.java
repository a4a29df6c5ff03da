package baffin.competition.decide;

import baffin.competition.Competition;
import baffin.competition.Entrant;
import baffin.competition.Entrant.Presence;
import baffin.competition.entry.Actor;
import baffin.competition.event.CompetitionCommand;
import baffin.competition.event.CompetitionCommand.Cancel;
import baffin.competition.event.CompetitionCommand.Finish;
import baffin.competition.event.CompetitionCommand.Start;
import baffin.competition.event.CompetitionCommand.Undo;
import baffin.competition.event.CompetitionCommand.Undo.Act;
import baffin.competition.event.CompetitionRefusal;
import baffin.competition.event.CompetitionRequest;
import baffin.competition.event.EntryCommand.EndInvitations;
import baffin.competition.event.EntryCommand.RemoveEntrant;
import baffin.competition.event.EntryCommand.ReplacePerson;
import baffin.competition.event.EntryCommand.Return;
import baffin.competition.event.EntryCommand.Withdraw;
import baffin.decider.Decision;
import java.time.Instant;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/** The request by which a change is taken back: only one that would be accepted right after it. */
public final class Inverse {

    private static final String REASON = "taken back";

    private final Competition before;
    private final Competition after;

    private Inverse(Competition before, Competition after) {
        this.before = before;
        this.after = after;
    }

    /**
     * A request that takes a change back.
     *
     * @param path below that of the competition
     */
    public record Back(CompetitionCommand command, String path) {}

    /** What would take a change back; empty where this is not known. */
    public static Optional<Back> of(Competition before, Competition after, CompetitionCommand command) {
        Inverse inverse = new Inverse(before, after);
        return switch (command) {
            case Start start -> Optional.of(undo(Act.START));
            case Finish finish -> Optional.of(undo(Act.FINISH));
            case Cancel cancel -> Optional.of(undo(Act.CANCEL));
            case Withdraw gone -> Optional.of(returned(gone.entrant()));
            case RemoveEntrant gone -> Optional.of(returned(gone.entrant()));
            case Return back -> inverse.left(back.entrant());
            case ReplacePerson replaced -> inverse.replaced(replaced);
            default -> Optional.empty();
        };
    }

    /** The same in words, or why nothing takes the change back. */
    public static Optional<String> words(
            CompetitionDecider decider,
            Competition before,
            Competition after,
            Actor by,
            CompetitionCommand command,
            Instant now) {
        return of(before, after, command).map(back -> switch (decider.decide(
                after, new CompetitionRequest(after.id(), "", by, now, back.command()))) {
            case Decision.Accepted<?, CompetitionRefusal> accepted -> "can be undone by " + back.path();
            case Decision.Refused<?, CompetitionRefusal> refused ->
                "cannot be undone: " + refused.refusal().detail();
        });
    }

    private static Back undo(Act act) {
        String of = act.name().toLowerCase(Locale.ROOT);
        String until = act == Act.START ? ", until the first round is published, or once it is withdrawn" : "";
        return new Back(new Undo(act, REASON, "0"), "POST undo {\"of\": \"" + of + "\"}" + until);
    }

    private static Back returned(int entrant) {
        return new Back(new Return(entrant), "POST entrants/" + entrant + "/return");
    }

    private Optional<Back> left(int entrant) {
        String path = "POST entrants/" + entrant;
        return before.entrant(entrant)
                .map(Entrant::presence)
                .map(was -> was == Presence.REMOVED
                        ? new Back(new RemoveEntrant(entrant, REASON), path + "/remove")
                        : new Back(new Withdraw(entrant, REASON), path + "/withdraw"));
    }

    private Optional<Back> replaced(ReplacePerson replaced) {
        int number = replaced.entrant();
        return before.entrant(number).map(was -> {
            boolean invited = after.entrant(number)
                    .filter(is -> Objects.equals(is.person(), was.person()))
                    .isPresent();
            String player = replaced.to().player();
            return invited
                    ? new Back(new EndInvitations(player), "DELETE invitations/" + player)
                    : new Back(
                            new ReplacePerson(number, was.person(), REASON, false),
                            "POST entrants/" + number + "/replace with the player "
                                    + was.person().player());
        });
    }
}
