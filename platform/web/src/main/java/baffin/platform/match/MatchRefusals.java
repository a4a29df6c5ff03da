package baffin.platform.match;

import baffin.game.Command;
import baffin.game.Event;
import baffin.game.LegalCommand;
import baffin.game.RuleViolation;
import baffin.game.Seat;
import baffin.game.words.BundledPhrase;
import baffin.game.words.Messages;
import baffin.game.words.Phrase;
import baffin.match.decide.Refusal;
import baffin.match.event.MatchCommand;
import baffin.match.event.Request;
import baffin.match.state.MatchState;
import baffin.match.terms.PauseReason;
import baffin.match.terms.Ruled;
import baffin.match.time.Hold;
import baffin.platform.problem.ProblemWords;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Json;
import baffin.platform.wire.Reply;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

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
            case Refusal.UnknownMatch unknown ->
                say(members, "unknown-match", Phrase.of("unknown-match", "match", command.key()));
            case Refusal.NotSeated none -> say(members, "not-your-seat", Phrase.of("not-seated"));
            case Refusal.NotYourTurn turn -> turn(members, turn);
            case Refusal.MatchOver over -> say(members, "match-over", Phrase.of("match-over"));
            case Refusal.Resigned resigned ->
                say(members, "conflict", Phrase.of("resigned", "seat", named(resigned.seat())));
            case Refusal.NothingToUndo nothing -> say(members, "conflict", nothing.reason());
            case Refusal.RuleBroken broken -> rule(members, request, broken.violation());
            case Refusal.Paused(Hold hold) -> paused(members, hold);
            case Refusal.TableRuled(Ruled ruled) -> ruled(members, ruled);
            case Refusal.OrganiserOnly organiser -> say(members, "forbidden", Phrase.of("organiser-only"));
            case Refusal.PlayersOnly players -> say(members, "forbidden", Phrase.of("players-only"));
            case Refusal.Conflict(Phrase reason) -> say(members, "conflict", reason);
            case Refusal.BadField(String pointer, Phrase message) -> field(members, pointer, message);
            case Refusal.NothingDue nothing -> throw new IllegalStateException("only the clock may send this");
        };
        return Reply.refused(command, match.version(), slug, members);
    }

    private static String say(ObjectNode members, String slug, Phrase phrase) {
        return say(members, slug, Refusal.TEXTS, Messages.of(Refusal.TEXTS), phrase);
    }

    private static String say(ObjectNode members, String slug, String bundle, Messages messages, Phrase phrase) {
        members.put("detail", messages.text(phrase, Locale.ENGLISH));
        members.set(ProblemWords.MEMBER, Json.shared().tree(BundledPhrase.of(bundle, phrase)));
        return slug;
    }

    private static Phrase named(Seat seat) {
        return Phrase.seat(seat.index());
    }

    private static String paused(ObjectNode members, Hold hold) {
        members.put("until", Json.time(hold.until()));
        PauseReason why = hold.reason() == PauseReason.MUTUAL ? PauseReason.MUTUAL : PauseReason.ORGANISER;
        Phrase phrase = Phrase.of("paused", "until", Json.time(hold.until()), "why", Phrase.named("paused", why));
        return say(members, "match-paused", phrase);
    }

    private String ruled(ObjectNode members, Ruled ruled) {
        if (ruled.ruling() != null) {
            members.put("ruling", ruled.ruling());
        }
        members.put("kind", ruled.kind().name()).put("reason", ruled.reason());
        CompetitionPlace place = CompetitionPlace.of(match.start().competition());
        if (place != null) {
            members.set("competition", gameModule.codec().tree(place));
        }
        String kind = ruled.kind().name();
        Phrase phrase = ruled.ruling() == null
                ? Phrase.of("ruled", "kind", kind, "reason", ruled.reason())
                : Phrase.of("ruled-by", "ruling", ruled.ruling(), "kind", kind, "reason", ruled.reason());
        return say(members, "table-ruled", phrase);
    }

    private static String field(ObjectNode members, String pointer, Phrase message) {
        members.putArray("pointers").add(pointer);
        return say(members, "invalid-field", message);
    }

    private static String turn(ObjectNode members, Refusal.NotYourTurn turn) {
        ArrayNode seats = members.putArray("toAct");
        turn.toAct().forEach(seat -> seats.add(seat.index()));
        List<Phrase> toAct = turn.toAct().isEmpty()
                ? List.of(Phrase.of("nobody"))
                : turn.toAct().stream().map(MatchRefusals::named).toList();
        return say(members, "not-your-turn", Phrase.of("not-your-turn", "seat", named(turn.seat()), "asked", toAct));
    }

    private String rule(ObjectNode members, Request request, RuleViolation violation) {
        members.put("ruleId", violation.ruleId());
        ArrayNode pointers = members.putArray("pointers");
        violation.pointers().forEach(pointers::add);
        members.set("nearby", gameModule.codec().tree(nearby(request, violation)));
        String bundle = gameModule.game().info().id();
        return say(
                members, "rule-violation", bundle, gameModule.game().explainer().messages(), violation.reason());
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
