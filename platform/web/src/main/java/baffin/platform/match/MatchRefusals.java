package baffin.platform.match;

import baffin.game.Command;
import baffin.game.Event;
import baffin.game.LegalCommand;
import baffin.game.RuleViolation;
import baffin.game.Seat;
import baffin.match.decide.Refusal;
import baffin.match.event.MatchCommand;
import baffin.match.event.Request;
import baffin.match.state.MatchState;
import baffin.match.terms.PauseReason;
import baffin.match.terms.Ruled;
import baffin.match.time.Hold;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Reply;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Why a match did not take a command, as members of a problem document. */
final class MatchRefusals<C extends Command, S, E extends Event> {

    private final GameModule<C, S, E, ?> gameModule;
    private final MatchState<S, E> match;

    MatchRefusals(GameModule<C, S, E, ?> gameModule, MatchState<S, E> match) {
        this.gameModule = gameModule;
        this.match = match;
    }

    Reply reply(CommandEnvelope command, Request request, Refusal refusal) {
        ObjectNode members = Reply.empty().put("currentVersion", match.version());
        String slug = switch (refusal) {
            case Refusal.UnknownMatch unknown -> say(members, "unknown-match", "there is no match " + command.key());
            case Refusal.NotSeated none -> say(members, "not-your-seat", "you hold no seat of this match");
            case Refusal.NotYourTurn turn -> turn(members, turn);
            case Refusal.MatchOver over -> say(members, "match-over", "the match has ended");
            case Refusal.Resigned resigned ->
                say(members, "conflict", "seat " + resigned.seat().index() + " has resigned");
            case Refusal.NothingToUndo nothing -> say(members, "conflict", nothing.reason());
            case Refusal.RuleBroken broken -> rule(members, request, broken.violation());
            case Refusal.Paused(Hold hold) -> paused(members, hold);
            case Refusal.TableRuled(Ruled ruled) -> ruled(members, ruled);
            case Refusal.OrganiserOnly organiser ->
                say(members, "forbidden", "only the organiser of the match, who does not play in it, may do this");
            case Refusal.PlayersOnly players ->
                say(members, "forbidden", "a ranked match outside a competition is left to its players");
            case Refusal.Conflict(String reason) -> say(members, "conflict", reason);
            case Refusal.BadField(String pointer, String message) -> field(members, pointer, message);
            case Refusal.NothingDue nothing -> throw new IllegalStateException("only the clock may send this");
        };
        return Reply.refused(command, match.version(), slug, members);
    }

    private static String say(ObjectNode members, String slug, String detail) {
        members.put("detail", detail);
        return slug;
    }

    private static String paused(ObjectNode members, Hold hold) {
        members.put("until", hold.until().toString());
        String why = hold.reason() == PauseReason.MUTUAL ? "all players agreed" : "its organiser decided so";
        return say(members, "match-paused", "the match is paused until " + hold.until() + ", since " + why);
    }

    private String ruled(ObjectNode members, Ruled ruled) {
        if (ruled.ruling() != null) {
            members.put("ruling", ruled.ruling());
        }
        members.put("kind", ruled.kind().name()).put("reason", ruled.reason());
        CompetitionPlace place = CompetitionPlace.of(match.header().competition());
        if (place != null) {
            members.set("competition", gameModule.codec().tree(place));
        }
        String by = ruled.ruling() == null ? "" : " by ruling " + ruled.ruling();
        return say(
                members,
                "table-ruled",
                "play has stopped: the table was ruled on" + by + " (" + ruled.kind() + ": " + ruled.reason() + ")");
    }

    private static String field(ObjectNode members, String pointer, String message) {
        members.putArray("pointers").add(pointer);
        return say(members, "invalid-field", message);
    }

    private static String turn(ObjectNode members, Refusal.NotYourTurn turn) {
        ArrayNode seats = members.putArray("toAct");
        turn.toAct().forEach(seat -> seats.add(seat.index()));
        List<Integer> asked = turn.toAct().stream().map(Seat::index).toList();
        return say(
                members,
                "not-your-turn",
                "seat " + turn.seat().index() + " does not have to act now; the seats that do are " + asked);
    }

    private String rule(ObjectNode members, Request request, RuleViolation violation) {
        members.put("ruleId", violation.ruleId());
        ArrayNode pointers = members.putArray("pointers");
        violation.pointers().forEach(pointers::add);
        members.set("nearby", gameModule.codec().tree(nearby(request, violation)));
        return say(members, "rule-violation", violation.message());
    }

    // the game's own suggestions, or else legal commands, those of the same kind first
    private List<? extends Command> nearby(Request request, RuleViolation violation) {
        if (!violation.nearby().isEmpty() || !(request.command() instanceof MatchCommand.Play<?> play)) {
            return violation.nearby();
        }
        Seat seat = match.seatOf(request.player()).orElseThrow();
        Class<?> kind = play.command().getClass();
        List<C> legal = new ArrayList<>();
        for (LegalCommand<C> each : gameModule.game().legalCommands(match.game(), seat)) {
            legal.add(each.command());
        }
        legal.sort(Comparator.comparing(each -> !kind.isInstance(each)));
        return legal.subList(0, Math.min(RuleViolation.NEARBY_MAX, legal.size()));
    }
}
