package baffin.platform.match;

import baffin.game.Command;
import baffin.game.Event;
import baffin.game.LegalCommand;
import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.match.MatchCommand;
import baffin.match.MatchState;
import baffin.match.Outcome;
import baffin.match.Redaction;
import baffin.match.Request;
import baffin.match.Step;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Reply;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** What the player of a seat is told about the seat's command: nothing that is hidden from that seat. */
public final class Answers {

    private final String root;

    /**
     * Answers for matches of one place.
     *
     * @param root path of all of them, such as {@code /api/v1/matches}
     */
    public Answers(String root) {
        this.root = root;
    }

    /** The command is accepted as a step. */
    public Reply accepted(Desk<?, ?, ?, ?> desk, CommandEnvelope command, Step step) {
        ObjectNode body = Reply.empty()
                .put("matchId", step.matchId())
                .put("version", step.version())
                .put("commandId", step.commandId());
        Seat seat = step.seat();
        if (seat != null) {
            body.put("seat", seat.index());
            body.set("events", events(desk, step, seat));
        }
        return Reply.accepted(command, step.version(), body);
    }

    /** A rehearsal shows its events only when nothing was drawn: otherwise it would tell the future. */
    public <C extends Command, S, E extends Event> Reply rehearsed(
            Desk<C, S, E, ?> desk,
            MatchState<S, E> match,
            CommandEnvelope command,
            Request request,
            Outcome.Accepted<S, E> accepted) {
        ObjectNode body = Reply.empty()
                .put("matchId", command.matchId())
                .put("version", match.version())
                .put("commandId", command.commandId())
                .put("legal", true);
        Seat seat = accepted.step().seat();
        if (seat != null) {
            body.put("seat", seat.index());
            if (request.command() instanceof MatchCommand.Play<?> play) {
                cost(desk, match, seat, play.command(), body);
            }
            if (!accepted.drew()) {
                body.set("events", events(desk, accepted.step(), seat));
            }
        }
        return Reply.rehearsed(command, match.version(), body);
    }

    /** The command is refused; the reply holds the members of a problem document. */
    public <C extends Command, S, E extends Event> Reply refused(
            Desk<C, S, E, ?> desk,
            MatchState<S, E> match,
            CommandEnvelope command,
            Request request,
            Outcome.Refused<S, E> refused) {
        return new Refusals<>(this, desk, match).reply(command, request, refused);
    }

    /** There is no such match. */
    public static Reply unknownMatch(CommandEnvelope command) {
        return Reply.refused(command, 0, "unknown-match", "there is no match " + command.matchId());
    }

    /** Where the events of a match from some version on are. */
    public String events(String matchId, long from) {
        return root + '/' + matchId + "/events?from=" + from;
    }

    private static ArrayNode events(Desk<?, ?, ?, ?> desk, Step step, Seat seat) {
        Step seen = Redaction.redacted(desk.game(), step, new Viewer.Player(seat));
        return desk.codec().tree(seen.events());
    }

    private static <C extends Command, S, E extends Event> void cost(
            Desk<C, S, E, ?> desk, MatchState<S, E> match, Seat seat, Command command, ObjectNode body) {
        for (LegalCommand<C> legal : desk.game().legalCommands(match.game(), seat)) {
            if (legal.command().equals(command)) {
                body.put("cost", legal.cost());
                return;
            }
        }
    }
}
