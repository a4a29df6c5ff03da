package baffin.competition.decide;

import static baffin.competition.entry.Role.ARBITER;
import static baffin.competition.entry.Role.HELPER;
import static baffin.competition.entry.Role.ORGANISER;
import static baffin.competition.entry.Role.OWNER;

import baffin.competition.Competition;
import baffin.competition.Entrant.Presence;
import baffin.competition.decide.entry.Returning;
import baffin.competition.decide.shared.Verdict;
import baffin.competition.entry.Actor;
import baffin.competition.entry.Role;
import baffin.competition.event.CompetitionCommand;
import baffin.competition.event.CompetitionCommand.Announce;
import baffin.competition.event.CompetitionCommand.Cancel;
import baffin.competition.event.CompetitionCommand.ChangePolicy;
import baffin.competition.event.CompetitionCommand.CorrectPlacements;
import baffin.competition.event.CompetitionCommand.Create;
import baffin.competition.event.CompetitionCommand.EndRole;
import baffin.competition.event.CompetitionCommand.Finish;
import baffin.competition.event.CompetitionCommand.GiveRole;
import baffin.competition.event.CompetitionCommand.Redact;
import baffin.competition.event.CompetitionCommand.Start;
import baffin.competition.event.CompetitionCommand.Undo;
import baffin.competition.event.EntryCommand.AcceptInvitations;
import baffin.competition.event.EntryCommand.AccountStands;
import baffin.competition.event.EntryCommand.AddEntrant;
import baffin.competition.event.EntryCommand.AddEntrants;
import baffin.competition.event.EntryCommand.ChangeSeeding;
import baffin.competition.event.EntryCommand.CheckIn;
import baffin.competition.event.EntryCommand.CheckInAlternate;
import baffin.competition.event.EntryCommand.CheckInMany;
import baffin.competition.event.EntryCommand.EndInvitations;
import baffin.competition.event.EntryCommand.Enter;
import baffin.competition.event.EntryCommand.OfferAlternate;
import baffin.competition.event.EntryCommand.OpenEntry;
import baffin.competition.event.EntryCommand.RemoveEntrant;
import baffin.competition.event.EntryCommand.ReplacePerson;
import baffin.competition.event.EntryCommand.RequestBye;
import baffin.competition.event.EntryCommand.Return;
import baffin.competition.event.EntryCommand.Swap;
import baffin.competition.event.EntryCommand.Withdraw;
import baffin.competition.event.EntryCommand.WithdrawAlternate;
import baffin.competition.event.EntryCommand.WithdrawByeRequest;
import baffin.competition.event.RoundCommand.CloseRound;
import baffin.competition.event.RoundCommand.ExchangeSeats;
import baffin.competition.event.RoundCommand.ForbidPair;
import baffin.competition.event.RoundCommand.LiftForbiddenPair;
import baffin.competition.event.RoundCommand.MoveDeadline;
import baffin.competition.event.RoundCommand.Publish;
import baffin.competition.event.RoundCommand.ReopenRound;
import baffin.competition.event.RoundCommand.WithdrawRound;
import baffin.competition.event.RulingCommand.Abandon;
import baffin.competition.event.RulingCommand.Adjudicate;
import baffin.competition.event.RulingCommand.CloseRulingRequest;
import baffin.competition.event.RulingCommand.Correct;
import baffin.competition.event.RulingCommand.EnterResults;
import baffin.competition.event.RulingCommand.Forfeit;
import baffin.competition.event.RulingCommand.LiftPenalty;
import baffin.competition.event.RulingCommand.LiftRuling;
import baffin.competition.event.RulingCommand.Penalise;
import baffin.competition.event.RulingCommand.RecordResult;
import baffin.competition.event.RulingCommand.RecordStop;
import baffin.competition.event.RulingCommand.Replay;
import baffin.competition.event.RulingCommand.RequestRuling;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Who may ask what: results come from the platform, what concerns oneself from oneself, the rest from a role. */
final class Rights {

    /** The least role that may send a command; the table in docs/competitions.md. */
    static final Map<Class<?>, Role> LEAST = least(Map.of(
            // who becomes owner or organiser, or ceases to be one, takes more than this: see below
            ORGANISER,
            List.of(
                    ChangePolicy.class,
                    GiveRole.class,
                    EndRole.class,
                    Start.class,
                    Announce.class,
                    Redact.class,
                    Finish.class,
                    Cancel.class,
                    Undo.class,
                    OpenEntry.class,
                    WithdrawAlternate.class,
                    Withdraw.class,
                    Return.class,
                    AddEntrant.class,
                    AddEntrants.class,
                    EndInvitations.class,
                    RemoveEntrant.class,
                    ReplacePerson.class,
                    Swap.class,
                    ChangeSeeding.class,
                    RequestBye.class,
                    WithdrawByeRequest.class,
                    Publish.class,
                    WithdrawRound.class,
                    ExchangeSeats.class,
                    ForbidPair.class,
                    LiftForbiddenPair.class),
            ARBITER,
            List.of(
                    MoveDeadline.class,
                    CloseRound.class,
                    ReopenRound.class,
                    Forfeit.class,
                    Correct.class,
                    Abandon.class,
                    Replay.class,
                    LiftRuling.class,
                    Penalise.class,
                    LiftPenalty.class,
                    CloseRulingRequest.class),
            HELPER,
            List.of(CheckIn.class, CheckInAlternate.class, CheckInMany.class, Adjudicate.class, EnterResults.class)));

    /** What no role allows: only the platform says it, or only who it is about. */
    static final List<Class<?>> NO_ROLE = List.of(
            Create.class,
            RecordResult.class,
            RecordStop.class,
            AccountStands.class,
            CorrectPlacements.class,
            Enter.class,
            OfferAlternate.class,
            AcceptInvitations.class,
            RequestRuling.class);

    private Rights() {}

    private static Map<Class<?>, Role> least(Map<Role, List<Class<? extends CompetitionCommand>>> byRole) {
        Map<Class<?>, Role> all = new HashMap<>();
        byRole.forEach((role, commands) -> commands.forEach(command -> all.put(command, role)));
        return Map.copyOf(all);
    }

    static Optional<Verdict> fault(Competition state, @Nullable Actor by, CompetitionCommand command) {
        if (by == null) {
            boolean own = command instanceof Publish publish && publish.proposal() != null;
            // an operator of the platform, where the owner is gone
            boolean handedOver = command instanceof GiveRole give && give.agreed() && give.role() == OWNER;
            return own
                            || handedOver
                            || command instanceof Redact
                            || command instanceof RecordResult
                            || command instanceof RecordStop
                            || command instanceof AccountStands
                            || command instanceof CorrectPlacements
                    ? Optional.empty()
                    : Optional.of(Verdict.forbidden("somebody must ask this"));
        }
        if (byRole(state, by.player(), command) || forOneself(state, by.player(), command)) {
            return Optional.empty();
        }
        return Optional.of(Verdict.forbidden(
                NO_ROLE.contains(command.getClass())
                        ? "only the player or the platform may do this"
                        : needed(least(state, command)) + " may do this"));
    }

    private static String needed(Role role) {
        return switch (role) {
            case OWNER -> "only the owner";
            case ORGANISER -> "only an organiser";
            case ARBITER -> "only an arbiter or an organiser";
            case HELPER -> "only a helper, an arbiter or an organiser";
        };
    }

    private static boolean byRole(Competition state, String player, CompetitionCommand command) {
        // a player who has left decides alone whether to play again; what an organiser did, an organiser takes back
        boolean decidesAlone = command instanceof Return back && !undecided(state, back.entrant());
        return !NO_ROLE.contains(command.getClass()) && !decidesAlone && state.has(least(state, command), player);
    }

    /** The least role that may do this here. */
    static Role least(Competition state, CompetitionCommand command) {
        return switch (command) {
            case GiveRole(Actor person, Role role, boolean agreed) ->
                role == OWNER || state.directedBy(person.player()) ? OWNER : ORGANISER;
            case EndRole(String player) -> state.directedBy(player) ? OWNER : ORGANISER;
            case Adjudicate given when given.replaces() != null -> ARBITER;
            default -> LEAST.getOrDefault(command.getClass(), OWNER);
        };
    }

    private static boolean forOneself(Competition state, String player, CompetitionCommand command) {
        return switch (command) {
            case AcceptInvitations accept -> accept.person().player().equals(player);
            case EndInvitations(String invited) -> invited.equals(player);
            case Enter enter -> enter.person().player().equals(player);
            case OfferAlternate offer -> offer.person().player().equals(player);
            case WithdrawAlternate gone -> gone.player().equals(player);
            case CheckIn(int entrant) -> state.plays(entrant, player);
            case RequestBye(int entrant, int round) -> state.plays(entrant, player);
            case WithdrawByeRequest(int entrant, int round) -> state.plays(entrant, player);
            case Withdraw(int entrant, String reason) -> state.plays(entrant, player);
            case CheckInAlternate check -> check.player().equals(player);
            case Return back -> state.plays(back.entrant(), player);
            case RequestRuling request -> request.player().equals(player);
            case CloseRulingRequest close -> Announcing.asks(state, close.request(), player);
            case EndRole(String official) ->
                official.equals(player) && state.role(player).isPresent();
            default -> false;
        };
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
                || command instanceof GiveRole
                || command instanceof AcceptInvitations
                || command instanceof EndInvitations
                || command instanceof EndRole;
    }

    private static boolean undecided(Competition state, int entrant) {
        return state.entrant(entrant)
                .filter(one -> one.presence() != Presence.WITHDRAWN || Returning.byOrganiser(one))
                .isPresent();
    }
}
