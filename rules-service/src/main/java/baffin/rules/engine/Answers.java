package baffin.rules.engine;

import baffin.game.Command;
import baffin.game.Event;
import baffin.game.LegalCommand;
import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.match.MatchCommand;
import baffin.match.Outcome;
import baffin.match.Redaction;
import baffin.match.Request;
import baffin.match.Step;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Reply;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** What the player of a seat is told when the seat's command is lawful: nothing that is hidden from that seat. */
final class Answers {

    private Answers() {}

    static Reply accepted(Desk<?, ?, ?, ?> desk, CommandEnvelope command, Step step) {
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
    static <C extends Command, S, E extends Event> Reply rehearsed(
            HeldMatch<C, S, E> match, CommandEnvelope command, Request request, Outcome.Accepted<S, E> accepted) {
        ObjectNode body = Reply.empty()
                .put("matchId", command.matchId())
                .put("version", match.state().version())
                .put("commandId", command.commandId())
                .put("legal", true);
        Seat seat = accepted.step().seat();
        if (seat != null) {
            body.put("seat", seat.index());
            if (request.command() instanceof MatchCommand.Play<?> play) {
                cost(match, seat, play.command(), body);
            }
            if (!accepted.drew()) {
                body.set("events", events(match.desk(), accepted.step(), seat));
            }
        }
        return Reply.rehearsed(command, match.state().version(), body);
    }

    /** Where the events of a match from some version on are. */
    static String events(String matchId, long from) {
        return "/api/v1/matches/" + matchId + "/events?from=" + from;
    }

    private static ArrayNode events(Desk<?, ?, ?, ?> desk, Step step, Seat seat) {
        Step seen = Redaction.redacted(desk.game(), step, new Viewer.Player(seat));
        return desk.codec().tree(seen.events());
    }

    private static <C extends Command, S, E extends Event> void cost(
            HeldMatch<C, S, E> match, Seat seat, Command command, ObjectNode body) {
        for (LegalCommand<C> legal :
                match.desk().game().legalCommands(match.state().game(), seat)) {
            if (legal.command().equals(command)) {
                body.put("cost", legal.cost());
                return;
            }
        }
    }
}
