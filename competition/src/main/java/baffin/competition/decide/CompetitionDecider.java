package baffin.competition.decide;

import baffin.competition.Actor;
import baffin.competition.Competition;
import baffin.competition.CompetitionCommand;
import baffin.competition.CompetitionCommand.AcceptInvitations;
import baffin.competition.CompetitionCommand.AddEntrant;
import baffin.competition.CompetitionCommand.AddEntrants;
import baffin.competition.CompetitionCommand.AddOrganiser;
import baffin.competition.CompetitionCommand.Adopt;
import baffin.competition.CompetitionCommand.Announce;
import baffin.competition.CompetitionCommand.Cancel;
import baffin.competition.CompetitionCommand.ChangePolicy;
import baffin.competition.CompetitionCommand.ChangeSeeding;
import baffin.competition.CompetitionCommand.CheckIn;
import baffin.competition.CompetitionCommand.CloseRulingRequest;
import baffin.competition.CompetitionCommand.Create;
import baffin.competition.CompetitionCommand.EndInvitations;
import baffin.competition.CompetitionCommand.Enter;
import baffin.competition.CompetitionCommand.Finish;
import baffin.competition.CompetitionCommand.ForbidPair;
import baffin.competition.CompetitionCommand.LiftForbiddenPair;
import baffin.competition.CompetitionCommand.OfferAlternate;
import baffin.competition.CompetitionCommand.OpenEntry;
import baffin.competition.CompetitionCommand.Publish;
import baffin.competition.CompetitionCommand.RecordResult;
import baffin.competition.CompetitionCommand.RemoveEntrant;
import baffin.competition.CompetitionCommand.RemoveOrganiser;
import baffin.competition.CompetitionCommand.ReopenRound;
import baffin.competition.CompetitionCommand.ReplacePerson;
import baffin.competition.CompetitionCommand.RequestBye;
import baffin.competition.CompetitionCommand.RequestRuling;
import baffin.competition.CompetitionCommand.Return;
import baffin.competition.CompetitionCommand.Start;
import baffin.competition.CompetitionCommand.Swap;
import baffin.competition.CompetitionCommand.Withdraw;
import baffin.competition.CompetitionCommand.WithdrawAlternate;
import baffin.competition.CompetitionCommand.WithdrawByeRequest;
import baffin.competition.CompetitionEvent;
import baffin.competition.CompetitionEvent.CompetitionCancelled;
import baffin.competition.CompetitionEvent.CompetitionFinished;
import baffin.competition.CompetitionEvent.EntryOpened;
import baffin.competition.CompetitionEvent.OrganiserRemoved;
import baffin.competition.Newcomer;
import baffin.competition.Proposal;
import baffin.competition.Status;
import baffin.competition.Verdict;
import baffin.competition.Verdict.Reason;
import baffin.game.GameInfo;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Judges what is asked of a competition, and does what is due. The same input gives the same answer, always. */
public final class CompetitionDecider {

    private static final String AHEAD = "there is another round to publish; cancel to stop early";

    private final Creating creating;
    private final Entering entering;
    private final Inviting inviting;
    private final Ruling ruling;
    private final boolean searching;

    /** A decider for competitions in games that are found by their ids; it works rounds out itself. */
    public CompetitionDecider(Function<String, Optional<GameInfo>> games) {
        this(games, Sides.NONE);
    }

    /** The same for games of which some are played in teams. */
    public CompetitionDecider(Function<String, Optional<GameInfo>> games, Sides sides) {
        this(games, sides, true);
    }

    private CompetitionDecider(Function<String, Optional<GameInfo>> games, Sides sides, boolean searching) {
        this.searching = searching;
        this.creating = new Creating(games);
        this.entering = new Entering();
        this.inviting = new Inviting(entering);
        this.ruling = new Ruling(sides);
    }

    /**
     * A decider that never searches: rounds that take a search come to it as proposals, which it checks. What it is
     * asked
     * without one is refused as {@link Reason#OUTDATED}, and what is due waits until {@link #wanted} is worked out.
     */
    public static CompetitionDecider checking(Function<String, Optional<GameInfo>> games) {
        return checking(games, Sides.NONE);
    }

    /** The same for games of which some are played in teams. */
    public static CompetitionDecider checking(Function<String, Optional<GameInfo>> games, Sides sides) {
        return new CompetitionDecider(games, sides, false);
    }

    /**
     * Judges a command.
     *
     * @param state null when there is no competition with this id
     * @param id of the competition
     * @param by who asks; null for the platform itself
     * @param now when the log took the command
     */
    public Verdict decide(
            @Nullable Competition state, String id, @Nullable Actor by, CompetitionCommand command, Instant now) {
        if (command instanceof Create create) {
            return by == null || state != null
                    ? Verdict.refused(Reason.CONFLICT, "there is a competition with this id")
                    : creating.create(id, create, now);
        }
        if (command instanceof Adopt adopt) {
            return Adopting.decide(state, id, by, adopt.record());
        }
        if (state == null) {
            return Verdict.refused(Reason.NOT_FOUND, "there is no competition with this id");
        }
        return refusedFor(state, by, command).orElseGet(() -> judged(state, by, command, now));
    }

    private static Optional<Verdict> refusedFor(Competition state, @Nullable Actor by, CompetitionCommand command) {
        return Rights.fault(state, by, command).or(() -> {
            if (state.adoptedBy() != null) {
                return Optional.of(
                        Verdict.refused(Reason.CONFLICT, "this competition was imported and cannot be changed"));
            }
            boolean late = state.status() == Status.FINISHED && Rights.afterTheEnd(command);
            return state.status().over() && !late && !(command instanceof RecordResult)
                    ? Optional.of(Verdict.refused(Reason.CONFLICT, "the competition is over"))
                    : Optional.empty();
        });
    }

    private Verdict judged(Competition state, @Nullable Actor by, CompetitionCommand command, Instant now) {
        return switch (command) {
            case Create create -> throw new IllegalStateException("is judged above");
            case Adopt adopt -> throw new IllegalStateException("is judged above");
            case ChangePolicy change -> creating.change(state, change, now);
            case AddOrganiser add -> inviting.organiser(state, add);
            case AcceptInvitations accept -> inviting.accept(state, accept, now);
            case EndInvitations(String player) -> Inviting.end(state, player);
            case RemoveOrganiser(String player) -> remove(state, player);
            case OpenEntry open ->
                state.status() == Status.ANNOUNCED
                        ? Verdict.accepted(new EntryOpened())
                        : Verdict.refused(Reason.CONFLICT, "entry has already been opened");
            case Enter enter -> entering.enter(state, enter);
            case AddEntrant add ->
                entering.add(state, new Newcomer(add.person(), add.rating(), add.rated(), add.agreed()));
            case AddEntrants add -> EnteringTogether.decide(entering, state, add, now);
            case OfferAlternate offer -> entering.offer(state, offer);
            case WithdrawAlternate gone -> entering.withdraw(state, gone.player());
            case CheckIn(int entrant) -> entering.checkIn(state, entrant, now);
            case Withdraw(int entrant, String reason) -> entering.leave(state, entrant, reason);
            case Return(int entrant) -> entering.comeBack(state, entrant);
            case RemoveEntrant(int entrant, String reason) -> entering.remove(state, entrant, reason);
            case ReplacePerson replace -> entering.replaceOrAsk(state, replace);
            case Swap swap -> entering.swap(state, swap);
            case Start start -> Beginning.start(state, now);
            case Publish publish ->
                by == null && !roundDue(state, now)
                        ? Verdict.refused(Reason.CONFLICT, "no round is due by itself")
                        : Publishing.decide(state, publish, by == null, now, maker(publish.proposal()));
            case ForbidPair pair -> StandingWishes.forbidden(state, pair);
            case LiftForbiddenPair lift -> StandingWishes.lifted(state, lift);
            case ChangeSeeding change -> StandingWishes.seeded(state, change);
            case RequestBye request -> RequestedByes.requested(state, request);
            case WithdrawByeRequest gone -> RequestedByes.withdrawn(state, gone);
            case ReopenRound reopen -> Reopening.decide(state, reopen, now);
            case RecordResult result -> ruling.record(state, result);
            case Announce(String text) -> Announcing.announce(state, text);
            case RequestRuling request -> Announcing.request(state, request);
            case CloseRulingRequest close -> Announcing.close(state, close);
            case Finish finish -> finish(state, now);
            case Cancel(String reason) ->
                Texts.reason(reason).orElseGet(() -> Verdict.accepted(new CompetitionCancelled(reason)));
            default -> ruling.decide(state, command, now);
        };
    }

    private static Verdict remove(Competition state, String player) {
        if (!state.directedBy(player)) {
            return Verdict.refused(Reason.NOT_FOUND, "no organiser has this id");
        }
        return state.organisers().size() > 1
                ? Verdict.accepted(new OrganiserRemoved(player))
                : Verdict.refused(Reason.CONFLICT, "somebody must direct the competition");
    }

    private static Verdict finish(Competition state, Instant now) {
        if (state.status() != Status.RUNNING || !state.idle()) {
            return Verdict.refused(Reason.CONFLICT, "a competition ends when all of its rounds are closed");
        }
        return switch (NextRound.of(state, RoundWish.NONE, now, RoundMaker.WANTING)) {
            case NextRound.Ready ready -> Verdict.refused(Reason.CONFLICT, AHEAD);
            case NextRound.Wanted wanted -> Verdict.refused(Reason.CONFLICT, AHEAD);
            case NextRound.Complete complete -> Verdict.accepted(new CompetitionFinished());
            case NextRound.Impossible impossible -> Verdict.accepted(new CompetitionFinished());
        };
    }

    private RoundMaker maker(@Nullable Proposal proposal) {
        return searching ? RoundMaker.SEARCHING : Proposed.of(proposal);
    }

    private static boolean roundDue(Competition state, Instant now) {
        Instant due = Clockwork.wakeAt(state);
        return state.status() == Status.RUNNING
                && state.idle()
                && state.policy().schedule().automatic()
                && due != null
                && !due.isAfter(now);
    }

    /**
     * True when the next round is due by itself and takes a search: whoever runs a decider that does not search works
     * it
     * out and asks for it in the name of the platform.
     */
    public boolean wanted(Competition state, Instant now) {
        return !searching
                && roundDue(state, now)
                && NextRound.of(state, RoundWish.NONE, now, RoundMaker.WANTING) instanceof NextRound.Wanted;
    }

    /** What happens by itself at a moment; empty when nothing is due. Not everything at once: ask again. */
    public List<CompetitionEvent> due(Competition state, Instant now) {
        return Clockwork.due(state, now, maker(null));
    }

    /** When something happens by itself next; null when it waits for people and matches only. */
    public @Nullable Instant wakeAt(Competition state) {
        return Clockwork.wakeAt(state);
    }
}
