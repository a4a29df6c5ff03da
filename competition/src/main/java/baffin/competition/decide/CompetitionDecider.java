package baffin.competition.decide;

import baffin.competition.Competition;
import baffin.competition.CompetitionStatus;
import baffin.competition.decide.entry.Creating;
import baffin.competition.decide.entry.EnteringTogether;
import baffin.competition.decide.entry.EntryRules;
import baffin.competition.decide.entry.GoneAccounts;
import baffin.competition.decide.entry.Inviting;
import baffin.competition.decide.entry.Returning;
import baffin.competition.decide.entry.RoleChanges;
import baffin.competition.decide.round.NextRound;
import baffin.competition.decide.round.RequestedByes;
import baffin.competition.decide.round.RoundConstraints;
import baffin.competition.decide.round.RoundMaker;
import baffin.competition.decide.round.RoundWithdrawal;
import baffin.competition.decide.round.SeatExchange;
import baffin.competition.decide.ruling.EarlyEnd;
import baffin.competition.decide.season.Seasons;
import baffin.competition.decide.shared.ReasonTexts;
import baffin.competition.decide.shared.Sides;
import baffin.competition.decide.shared.Verdict;
import baffin.competition.entry.Actor;
import baffin.competition.entry.Newcomer;
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
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionEvent.CompetitionCancelled;
import baffin.competition.event.CompetitionEvent.CompetitionFinished;
import baffin.competition.event.CompetitionEvent.DeadlinesExtended;
import baffin.competition.event.CompetitionEvent.EntryOpened;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.event.CompetitionRefusal;
import baffin.competition.event.CompetitionRefusal.Reason;
import baffin.competition.event.CompetitionRequest;
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
import baffin.competition.event.RoundCommand.ExchangeSeats;
import baffin.competition.event.RoundCommand.ForbidPair;
import baffin.competition.event.RoundCommand.LiftForbiddenPair;
import baffin.competition.event.RoundCommand.Publish;
import baffin.competition.event.RoundCommand.ReopenRound;
import baffin.competition.event.RoundCommand.WithdrawRound;
import baffin.competition.event.RulingCommand.CloseRulingRequest;
import baffin.competition.event.RulingCommand.OnOwnTable;
import baffin.competition.event.RulingCommand.RecordResult;
import baffin.competition.event.RulingCommand.RecordStop;
import baffin.competition.event.RulingCommand.RequestRuling;
import baffin.competition.policy.Format.Heats;
import baffin.competition.table.Proposal;
import baffin.decider.Decider;
import baffin.decider.Decision;
import baffin.decider.Outage;
import baffin.decider.Transition;
import baffin.game.GameInfo;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Judges what is asked of a competition, and does what is due. The same input gives the same answer, always. */
public final class CompetitionDecider
        implements Decider<CompetitionRequest, Competition, CompetitionRecord, CompetitionRefusal> {

    private static final String AHEAD = "there is another round to publish; to end with the standing as it is, say"
            + " \"early\": true with a reason";

    private final Creating creating;
    private final EntryRules entering;
    private final Inviting inviting;
    private final Ruling ruling;
    private final Sides sides;
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
        this.entering = new EntryRules();
        this.inviting = new Inviting(entering);
        this.ruling = new Ruling(sides);
        this.sides = sides;
    }

    /**
     * A decider that never searches: rounds that take a search come to it as proposals, which it checks. What it is
     * asked without one is refused as {@link Reason#OUTDATED}, and what is due waits until {@link #wanted} is worked
     * out.
     */
    public static CompetitionDecider checking(Function<String, Optional<GameInfo>> games, Sides sides) {
        return new CompetitionDecider(games, sides, false);
    }

    @Override
    public Decision<Transition<Competition, CompetitionRecord>, CompetitionRefusal> decide(
            @Nullable Competition state, CompetitionRequest request) {
        Optional<CompetitionRefusal> refusal = precheck(state, request);
        if (refusal.isPresent()) {
            return Decision.refused(refusal.get());
        }
        return switch (events(state, request)) {
            case Verdict.Refused(CompetitionRefusal refused) -> Decision.refused(refused);
            case Verdict.Accepted(List<CompetitionEvent> events)
            when state != null && events.isEmpty() -> Decision.accepted(new Transition<>(List.of(), state));
            case Verdict.Accepted(List<CompetitionEvent> events) -> {
                CompetitionRecord record = record(state, request, events);
                yield Decision.accepted(Transition.of(record, Competition.after(state, record)));
            }
        };
    }

    private static CompetitionRecord record(
            @Nullable Competition before, CompetitionRequest request, List<CompetitionEvent> events) {
        long version = before == null ? 1 : before.version() + 1;
        return new CompetitionRecord(
                request.id(), version, request.commandId(), request.by(), request.at(), events, request.cause());
    }

    /** Whoever publishes what somebody else has published a moment ago has to know that, more than the version. */
    @Override
    public Optional<CompetitionRefusal> precheck(@Nullable Competition state, CompetitionRequest request) {
        return state == null || request.round() == null
                ? Optional.empty()
                : state.round(request.round()).map(CompetitionRefusal.Published::new);
    }

    @Override
    public Competition evolve(@Nullable Competition state, CompetitionRecord record) {
        return Competition.after(state, record);
    }

    /** Never: nothing else may ever have its id. */
    @Override
    public boolean isTerminal(Competition state) {
        return false;
    }

    private Verdict events(@Nullable Competition state, CompetitionRequest request) {
        Actor by = request.by();
        boolean own = request.command() instanceof OnOwnTable;
        CompetitionCommand command = request.command() instanceof OnOwnTable(var ruling) ? ruling : request.command();
        if (command == null) {
            return state == null ? Verdict.accepted() : Verdict.accepted(byItself(state, request));
        }
        if (command instanceof Create && state != null) {
            return Verdict.refused(new CompetitionRefusal.Exists());
        }
        if (command instanceof Create create) {
            return by == null
                    ? Verdict.forbidden("somebody must create a competition")
                    : creating.create(request.id(), create, request.at());
        }
        if (state == null) {
            return Verdict.notFound("there is no competition with this id");
        }
        if (request.round() != null && request.round() != state.rounds().size() + 1) {
            return Verdict.conflict("the next round is " + (state.rounds().size() + 1));
        }
        return refusedFor(state, by, command, own).orElseGet(() -> judged(state, by, command, request.at()));
    }

    private List<CompetitionEvent> byItself(Competition state, CompetitionRequest request) {
        Outage outage = request.outage();
        if (outage == null) {
            return Clockwork.due(state, request.at(), maker(null));
        }
        return Clockwork.wakeAt(state) == null
                ? List.of()
                : List.of(new DeadlinesExtended(outage.from(), outage.until()));
    }

    private static Optional<Verdict> refusedFor(
            Competition state, @Nullable Actor by, CompetitionCommand command, boolean own) {
        boolean finished = state.status() == CompetitionStatus.FINISHED;
        boolean late = finished && Rights.afterTheEnd(command) || always(command);
        String undo = "the competition is over; its organisers can undo its " + (finished ? "end" : "cancellation");
        return Rights.fault(state, by, command)
                .or(() -> Verdict.conflictIf(state.status().over() && !late, undo))
                .or(() -> own || by == null
                        ? Optional.empty()
                        : OwnTables.fault(state, by, command).map(Verdict::refused))
                .or(() -> Optional.ofNullable(command.reason()).flatMap(ReasonTexts::reason));
    }

    private static boolean always(CompetitionCommand command) {
        return command instanceof RecordResult
                || command instanceof RecordStop
                || command instanceof CorrectPlacements
                || command instanceof Redact
                || command instanceof Undo;
    }

    private Verdict judged(Competition state, @Nullable Actor by, CompetitionCommand command, Instant now) {
        return switch (command) {
            case Create create -> throw new IllegalStateException("is judged above");
            case ChangePolicy change -> creating.change(state, change, now);
            case GiveRole give -> RoleChanges.give(state, give);
            case AcceptInvitations accept -> inviting.accept(state, accept, now);
            case EndInvitations(String player) -> Inviting.end(state, player);
            case EndRole(String player) -> RoleChanges.end(state, player);
            case OpenEntry open ->
                state.status() == CompetitionStatus.ANNOUNCED
                        ? Verdict.accepted(new EntryOpened())
                        : Verdict.conflict("entry has already been opened");
            case Enter enter -> entering.enter(state, enter);
            case AddEntrant add ->
                entering.add(state, new Newcomer(add.person(), add.rating(), add.rated(), add.agreed()));
            case AddEntrants add -> EnteringTogether.decide(entering, state, add, now);
            case OfferAlternate offer -> entering.offer(state, offer);
            case WithdrawAlternate gone -> entering.withdraw(state, gone.player());
            case CheckIn(int entrant) -> entering.checkIn(state, entrant, now);
            case CheckInMany many -> EnteringTogether.checkIn(entering, state, many, now);
            case Withdraw(int entrant, String reason) -> entering.leave(state, entrant, reason);
            case CheckInAlternate check -> entering.checkIn(state, check, now);
            case Return back -> Returning.decide(state, back, by != null && state.directedBy(by.player()));
            case RemoveEntrant(int entrant, String reason) -> entering.remove(state, entrant, reason);
            case ReplacePerson replace -> entering.replaceOrInvite(state, replace);
            case AccountStands word -> Verdict.accepted(GoneAccounts.events(state, word));
            case Swap swap -> entering.swap(state, swap);
            case CorrectPlacements corrected -> Seasons.corrected(state, corrected);
            case Start start -> StartRules.start(state, now);
            case Publish publish ->
                by == null && !roundDue(state, now)
                        ? Verdict.conflict("no round is due by itself")
                        : RoundPublication.decide(state, publish, by == null, now, maker(publish.proposal()));
            case ForbidPair pair -> ConstraintChanges.forbidden(state, pair);
            case LiftForbiddenPair lift -> ConstraintChanges.lifted(state, lift);
            case ChangeSeeding change -> ConstraintChanges.seeded(state, change);
            case RequestBye request -> RequestedByes.requested(state, request);
            case WithdrawByeRequest gone -> RequestedByes.withdrawn(state, gone);
            case ReopenRound reopen -> Reopening.decide(state, reopen, now);
            case WithdrawRound gone -> RoundWithdrawal.decide(state, gone);
            case ExchangeSeats exchange -> SeatExchange.decide(state, exchange, now);
            case RecordResult result -> ruling.record(state, result);
            case RecordStop stop -> Verdict.accepted(Clockwork.stopped(state, stop));
            case Announce(String text) -> Announcing.announce(state, text);
            case Redact(long version) -> Announcing.redact(state, version);
            case RequestRuling request -> Announcing.request(state, request);
            case CloseRulingRequest close -> Announcing.close(state, close);
            case Finish finish -> finish(state, finish, now);
            case Undo undo -> Undoing.decide(state, undo, now);
            case Cancel(String reason) -> Verdict.accepted(new CompetitionCancelled(reason));
            default -> ruling.decide(state, command, now);
        };
    }

    private Verdict finish(Competition state, Finish finish, Instant now) {
        if (state.status() != CompetitionStatus.RUNNING) {
            return Verdict.conflict("play has not begun: there is nothing to finish");
        }
        if (finish.early()) {
            return EarlyEnd.decide(state, finish, sides);
        }
        if (!state.idle()) {
            return Verdict.conflict(
                    "a competition ends when all of its rounds are closed; to end it now, say \"early\": true with a"
                            + " reason");
        }
        return switch (NextRound.of(state, RoundConstraints.NONE, now, RoundMaker.WANTING)) {
            case NextRound.Ready ready -> Verdict.conflict(AHEAD);
            case NextRound.Wanted wanted -> Verdict.conflict(AHEAD);
            case NextRound.Complete complete -> Verdict.accepted(new CompetitionFinished(null));
            // nobody has checked in for the next heat yet
            case NextRound.Impossible impossible
            when state.policy().format() instanceof Heats -> Verdict.conflict(AHEAD);
            case NextRound.Impossible impossible -> Verdict.accepted(new CompetitionFinished(null));
        };
    }

    private RoundMaker maker(@Nullable Proposal proposal) {
        return searching ? RoundMaker.SEARCHING : ProposedRounds.of(proposal);
    }

    private static boolean roundDue(Competition state, Instant now) {
        return state.status() == CompetitionStatus.RUNNING
                && NextRound.possible(state)
                && state.policy().schedule().automatic()
                && !NextRound.earliest(state).isAfter(now);
    }

    /**
     * True when the next round is due by itself and takes a search: whoever runs a decider that does not search works
     * it
     * out and asks for it in the name of the platform.
     */
    public boolean wanted(Competition state, Instant now) {
        return !searching
                && roundDue(state, now)
                && NextRound.of(state, RoundConstraints.NONE, now, RoundMaker.WANTING) instanceof NextRound.Wanted;
    }

    /** When something happens by itself next; null when it waits for people and matches only. */
    public @Nullable Instant wakeAt(Competition state) {
        return Clockwork.wakeAt(state);
    }
}
