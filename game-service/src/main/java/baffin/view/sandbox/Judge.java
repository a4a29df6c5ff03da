package baffin.view.sandbox;

import baffin.game.Command;
import baffin.game.Event;
import baffin.game.Seat;
import baffin.match.MatchCommand;
import baffin.match.MatchState;
import baffin.match.Outcome;
import baffin.match.Request;
import baffin.match.Sandbox;
import baffin.match.Seen;
import baffin.platform.match.Answers;
import baffin.platform.match.Desk;
import baffin.platform.problem.Problem;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Decoded;
import baffin.platform.wire.Reply;
import baffin.platform.wire.Trees;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Judges commands to a sandbox of one game, as rules-service judges those to matches. No I/O. */
final class Judge<C extends Command, S, E extends Event> {

    /** The answers to commands, which lead to the sandboxes. */
    static final Answers ANSWERS = new Answers("/api/v1/sandboxes");

    private final Desk<C, S, E, ?> desk;
    private final long versionsMax;

    Judge(Desk<C, S, E, ?> desk, long versionsMax) {
        this.desk = desk;
        this.versionsMax = versionsMax;
    }

    /**
     * The verdict on a command.
     *
     * @param memory the decider's memory of the sandbox
     * @param seat for which seat; null for the one that is asked
     */
    Verdict judge(byte[] memory, CommandEnvelope command, @Nullable Integer seat, Instant at) {
        MatchState<S, E> state = desk.rows().read(Trees.trusted(memory));
        return switch (desk.codec().command(command.body())) {
            case Decoded.Bad<MatchCommand> bad ->
                new Verdict.Answered(Reply.refused(command, state.version(), bad.problem()));
            case Decoded.Ok<MatchCommand> ok
            when !played(ok.value()) ->
                refused(command, state, "a sandbox takes commands of the game, Undo and Resign");
            case Decoded.Ok<MatchCommand> ok -> judge(state, command, request(state, command, ok.value(), seat, at));
        };
    }

    /** What became of an earlier command. */
    Verdict probe(byte[] memory, CommandEnvelope probe) {
        MatchState<S, E> state = desk.rows().read(Trees.trusted(memory));
        Seen seen = seen(state, probe.commandId());
        return seen == null
                ? new Verdict.Answered(Reply.of(probe, Reply.Outcome.NOT_KNOWN, state.version(), null, Reply.empty()))
                : new Verdict.Repeated(seen.version());
    }

    /** The first answer to a command that was accepted as a step. */
    Reply repeated(CommandEnvelope command, byte[] step) {
        Reply first = ANSWERS.accepted(desk, command, desk.codec().step(step));
        return Reply.of(command, Reply.Outcome.REPEATED, first.version(), null, first.body());
    }

    private Verdict judge(MatchState<S, E> state, CommandEnvelope command, Request request) {
        return switch (desk.decider().decide(state, request)) {
            case Outcome.Refused<S, E> refused ->
                new Verdict.Answered(ANSWERS.refused(desk, state, command, request, refused));
            case Outcome.Repeated<S, E> repeated -> new Verdict.Repeated(repeated.version());
            case Outcome.Accepted<S, E> accepted
            when command.dryRun() -> new Verdict.Answered(ANSWERS.rehearsed(desk, state, command, request, accepted));
            case Outcome.Accepted<S, E> accepted
            when accepted.step().version() > versionsMax ->
                refused(command, state, "the sandbox is full: it has as many steps as a sandbox may have");
            case Outcome.Accepted<S, E> accepted ->
                new Verdict.Accepted(
                        accepted.step(),
                        desk.codec().step(accepted.step()),
                        desk.rows().write(accepted.next(), null).bytes(),
                        ANSWERS.accepted(desk, command, accepted.step()));
        };
    }

    private static boolean played(MatchCommand command) {
        return command instanceof MatchCommand.Play<?>
                || command instanceof MatchCommand.Undo
                || command instanceof MatchCommand.Resign;
    }

    private Verdict refused(CommandEnvelope command, MatchState<S, E> state, String why) {
        return new Verdict.Answered(Reply.refused(command, state.version(), "conflict", why));
    }

    private Request request(
            MatchState<S, E> state, CommandEnvelope command, MatchCommand body, @Nullable Integer seat, Instant at) {
        // a repeat means the seat it meant, whoever is asked by now
        Seen seen = seen(state, command.commandId());
        String player = seen == null ? Sandbox.chair(command.player(), seat(state, body, seat)) : seen.player();
        return new Request(command.commandId(), command.fingerprint(), player, command.ifMatch(), at, body);
    }

    private Seat seat(MatchState<S, E> state, MatchCommand body, @Nullable Integer seat) {
        int seats = state.header().setup().seats().size();
        if (seat != null) {
            if (seat < 0 || seat >= seats) {
                throw Problem.invalidField("?seat", "out-of-range", "must be from 0 to " + (seats - 1))
                        .asException();
            }
            return new Seat(seat);
        }
        if (body instanceof MatchCommand.Undo) {
            return state.table().lastActor().orElse(new Seat(0));
        }
        return state.ended()
                ? new Seat(0)
                : desk.game().toAct(state.game()).stream().findFirst().orElse(new Seat(0));
    }

    /** Ids are those of the owner, on whatever chair. */
    private static @Nullable Seen seen(MatchState<?, ?> state, String commandId) {
        return state.seen().stream()
                .filter(seen -> seen.commandId().equals(commandId))
                .findFirst()
                .orElse(null);
    }
}
