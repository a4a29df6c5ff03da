package baffin.platform.match;

import baffin.game.Command;
import baffin.game.Event;
import baffin.game.LegalCommand;
import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.game.action.Consequence;
import baffin.match.ActionPreview;
import baffin.match.ExplainedCommand;
import baffin.match.MatchProgress;
import baffin.match.Redaction;
import baffin.match.decide.Refusal;
import baffin.match.event.MatchCommand;
import baffin.match.event.Request;
import baffin.match.event.Step;
import baffin.match.state.MatchState;
import baffin.match.terms.SeatHolder;
import baffin.platform.http.IfMatch;
import baffin.platform.problem.ProblemException;
import baffin.platform.request.Position;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Json;
import baffin.platform.wire.Reply;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.util.RawValue;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** What the player of a seat is told about the seat's command: nothing that is hidden from that seat. */
public final class MatchAnswers {

    /** Member of a rehearsal that somebody takes over a seat: id of the player who has it. */
    public static final String FORMER = "former";

    private final String root;

    /**
     * Answers for matches of one place.
     *
     * @param root path of all of them, such as {@code /api/v1/matches}
     */
    public MatchAnswers(String root) {
        this.root = root;
    }

    /**
     * The body of the answer to a command that was accepted as a step.
     *
     * @param after the match after it
     */
    public <C extends Command, S, E extends Event> ObjectNode accepted(
            GameModule<C, S, E, ?> gameModule, MatchState<S, E> after, Step step) {
        ObjectNode body = repeated(gameModule, step);
        progress(MatchProgress.of(gameModule.game(), after), body);
        return body;
    }

    /** The body of a later answer to a command that was accepted as a step, when the match has gone on since. */
    public ObjectNode repeated(GameModule<?, ?, ?, ?> gameModule, Step step) {
        ObjectNode body = Reply.empty()
                .put("matchId", step.matchId())
                .put("version", step.version())
                .put("commandId", step.commandId());
        Seat seat = step.seat();
        if (seat != null) {
            body.put("seat", seat.index());
            body.putRawValue("events", events(gameModule, step, seat));
        }
        return body;
    }

    /** A rehearsal shows its events only when nothing was drawn: otherwise it would tell the future. */
    public <C extends Command, S, E extends Event> Reply rehearsed(
            GameModule<C, S, E, ?> gameModule,
            MatchState<S, E> match,
            CommandEnvelope command,
            Request request,
            Step step) {
        ObjectNode body = Reply.empty()
                .put("matchId", command.key())
                .put("version", match.version())
                .put("commandId", command.commandId())
                .put("legal", true);
        if (request.command() instanceof MatchCommand.TakeOver(Seat taken, SeatHolder to)) {
            body.put(FORMER, match.attendance().holder(taken).player());
        }
        Seat seat = step.seat();
        if (seat != null) {
            body.put("seat", seat.index());
            if (request.command() instanceof MatchCommand.Play<?> play) {
                price(gameModule, match, seat, play.command(), body);
            }
            if (!gameModule.decider().draws(match, request)) {
                body.putRawValue("events", events(gameModule, step, seat));
            }
        }
        return Reply.accepted(command, match.version(), body);
    }

    /** The command is refused; the reply holds the members of a problem document. */
    public <C extends Command, S, E extends Event> Reply refused(
            GameModule<C, S, E, ?> gameModule,
            MatchState<S, E> match,
            CommandEnvelope command,
            Request request,
            Refusal refusal) {
        return new MatchRefusals<>(gameModule, match).reply(command, request, refusal);
    }

    /** Further members of the problem document of a command whose sender has not seen the latest version. */
    public ObjectNode stale(MatchState<?, ?> match, CommandEnvelope command) {
        ObjectNode members = Reply.empty();
        List<Long> seen = command.ifMatch();
        if (seen != null && !seen.isEmpty() && seen.getFirst() < match.version()) {
            members.put("missedEvents", events(command.key(), seen.getFirst() + 1));
        }
        return members;
    }

    /**
     * The response to a reply, with what the sender wanted beside it.
     *
     * @param command what was asked
     * @param reply with names
     * @param included JSON documents; for an accepted command only
     * @throws ProblemException when the command was refused, or is not known
     */
    public Response response(CommandEnvelope command, Reply reply, Map<Include.Part, byte[]> included) {
        if (!reply.accepted()) {
            throw ReplyProblems.of(reply);
        }
        if (command.dryRun() && !reply.repeated()) {
            return Response.ok(reply.body()).build();
        }
        ObjectNode body = reply.body().deepCopy();
        if (body.isEmpty()) {
            body.put("matchId", reply.key())
                    .put("version", reply.version())
                    .put("commandId", reply.commandId())
                    .put("link", events(reply.key(), reply.version()));
        }
        body.put("replayed", reply.repeated());
        if (!included.isEmpty()) {
            ObjectNode parts = body.putObject("included");
            included.forEach((part, json) ->
                    parts.putRawValue(part.word(), new RawValue(new String(json, StandardCharsets.UTF_8))));
        }
        return Response.ok((JsonNode) body)
                .header(HttpHeaders.ETAG, IfMatch.etag(reply.version()))
                .header(Position.HEADER, Position.of(reply.key(), reply.version()))
                .build();
    }

    /** There is no such match. */
    public static Reply unknownMatch(CommandEnvelope command) {
        return Reply.refused(command, 0, "unknown-match", "there is no match " + command.key());
    }

    /** Where the events of a match from some version on are. */
    public String events(String matchId, long from) {
        return root + '/' + matchId + "/events?from=" + from;
    }

    // text, since it goes as it is through the reply into the response
    private static RawValue events(GameModule<?, ?, ?, ?> gameModule, Step step, Seat seat) {
        Step seen = Redaction.redacted(gameModule.game(), step, new Viewer.Player(seat));
        return new RawValue(gameModule.codec().eventsText(seen.events()));
    }

    private static void progress(MatchProgress progress, ObjectNode body) {
        body.put("status", progress.status().name());
        ArrayNode seats = body.putArray("toAct");
        progress.toAct().forEach(seat -> seats.add(seat.index()));
        Instant deadline = progress.deadline();
        if (deadline != null) {
            body.put("deadline", Json.time(deadline));
        }
    }

    private static <C extends Command, S, E extends Event> void price(
            GameModule<C, S, E, ?> gameModule, MatchState<S, E> match, Seat seat, Command command, ObjectNode body) {
        for (LegalCommand<C> legal : gameModule.game().legalCommands(match.game(), seat)) {
            if (legal.command().equals(command)) {
                ExplainedCommand<C> explained = new ActionPreview<>(
                                gameModule.game(), match.game(), seat, match.resigned())
                        .explain(legal.command());
                body.put("ruleId", explained.explanation().ruleId());
                body.set("price", gameModule.codec().tree(explained.price()));
                Consequence consequence = explained.consequence();
                body.put("irreversible", consequence.includes(Consequence.IRREVERSIBLE));
                body.put("endsTurn", consequence.includes(Consequence.ENDS_TURN));
                body.put("endsMatch", consequence.includes(Consequence.ENDS_MATCH));
                return;
            }
        }
    }
}
