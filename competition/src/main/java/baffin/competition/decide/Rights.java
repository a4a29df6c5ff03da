package baffin.competition.decide;

import baffin.competition.Competition;
import baffin.competition.Entrant;
import baffin.competition.Entrant.Presence;
import baffin.competition.decide.shared.Decisions;
import baffin.competition.entry.Actor;
import baffin.competition.event.CompetitionCommand;
import baffin.competition.event.CompetitionCommand.AddOrganiser;
import baffin.competition.event.CompetitionCommand.Announce;
import baffin.competition.event.CompetitionCommand.RemoveOrganiser;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionRefusal;
import baffin.competition.event.CompetitionRefusal.Reason;
import baffin.competition.event.EntryCommand.AcceptInvitations;
import baffin.competition.event.EntryCommand.AccountStands;
import baffin.competition.event.EntryCommand.CheckIn;
import baffin.competition.event.EntryCommand.EndInvitations;
import baffin.competition.event.EntryCommand.Enter;
import baffin.competition.event.EntryCommand.OfferAlternate;
import baffin.competition.event.EntryCommand.RequestBye;
import baffin.competition.event.EntryCommand.Return;
import baffin.competition.event.EntryCommand.Withdraw;
import baffin.competition.event.EntryCommand.WithdrawAlternate;
import baffin.competition.event.EntryCommand.WithdrawByeRequest;
import baffin.competition.event.RoundCommand.Publish;
import baffin.competition.event.RoundCommand.WithdrawRound;
import baffin.competition.event.RulingCommand.CloseRulingRequest;
import baffin.competition.event.RulingCommand.Correct;
import baffin.competition.event.RulingCommand.LiftPenalty;
import baffin.competition.event.RulingCommand.LiftRuling;
import baffin.competition.event.RulingCommand.Penalise;
import baffin.competition.event.RulingCommand.RecordResult;
import baffin.competition.event.RulingCommand.RecordStop;
import baffin.competition.event.RulingCommand.RequestRuling;
import baffin.decider.Decision;
import baffin.match.terms.HouseBot;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Who may ask what: results come from the platform, what concerns oneself from oneself, the rest from organisers. */
final class Rights {

    private Rights() {}

    static Optional<Decision<List<CompetitionEvent>, CompetitionRefusal>> fault(
            Competition state, @Nullable Actor by, CompetitionCommand command) {
        if (by == null) {
            boolean own = command instanceof Publish publish && publish.proposal() != null;
            // an operator of the platform, where all organisers are gone
            boolean handedOver = command instanceof AddOrganiser add && add.agreed();
            return own
                            || handedOver
                            || command instanceof RecordResult
                            || command instanceof RecordStop
                            || command instanceof AccountStands
                    ? Optional.empty()
                    : Optional.of(Decisions.refused(Reason.FORBIDDEN, "somebody must ask this"));
        }
        String player = by.player();
        boolean organiser = state.directedBy(player);
        boolean allowed = switch (command) {
            case RecordResult result -> false;
            case RecordStop stop -> false;
            case AccountStands word -> false;
            case AcceptInvitations accept -> accept.person().player().equals(player);
            case EndInvitations(String invited) -> organiser || invited.equals(player);
            case Enter enter -> enter.person().player().equals(player);
            case OfferAlternate offer -> offer.person().player().equals(player);
            case WithdrawAlternate gone -> organiser || gone.player().equals(player);
            case CheckIn(int entrant) -> organiser || plays(state, entrant, player);
            case RequestBye(int entrant, int round) -> organiser || plays(state, entrant, player);
            case WithdrawByeRequest(int entrant, int round) -> organiser || plays(state, entrant, player);
            case Withdraw(int entrant, String reason) -> organiser || plays(state, entrant, player);
            // whoever has left decides alone whether to play again; a house bot and who was removed do not
            case RequestRuling request -> request.player().equals(player);
            case CloseRulingRequest close -> organiser || Announcing.asks(state, close.request(), player);
            case Return(int entrant) -> plays(state, entrant, player) || organiser && undecided(state, entrant);
            default -> organiser;
        };
        return allowed
                ? Optional.empty()
                : Optional.of(Decisions.refused(
                        Reason.FORBIDDEN,
                        organiser
                                ? "only the player or the platform may do this"
                                : "only an organiser may do this, or a player for themselves"));
    }

    /** What may still be put right, asked and said when all is played. */
    static boolean afterTheEnd(CompetitionCommand command) {
        return command instanceof Correct
                || command instanceof Penalise
                || command instanceof LiftPenalty
                || command instanceof LiftRuling
                // refused with what has to come first
                || command instanceof WithdrawRound
                || command instanceof Announce
                || command instanceof RequestRuling
                || command instanceof CloseRulingRequest
                || command instanceof AddOrganiser
                || command instanceof AcceptInvitations
                || command instanceof EndInvitations
                || command instanceof RemoveOrganiser;
    }

    private static boolean undecided(Competition state, int entrant) {
        return state.entrant(entrant)
                .filter(one -> one.presence() == Presence.REMOVED
                        || HouseBot.playing(one.person().player()).isPresent())
                .isPresent();
    }

    private static boolean plays(Competition state, int entrant, String player) {
        return state.entrant(entrant)
                .map(Entrant::person)
                .filter(person -> person.player().equals(player))
                .isPresent();
    }
}
