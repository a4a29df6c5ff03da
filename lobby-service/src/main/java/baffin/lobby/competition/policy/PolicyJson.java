package baffin.lobby.competition.policy;

import baffin.competition.policy.PointsRule;
import baffin.competition.policy.Policy;
import baffin.competition.policy.PolicyProblems;
import baffin.game.Game;
import baffin.game.GameInfo;
import baffin.match.GameRegistry;
import baffin.match.terms.MatchTerms;
import baffin.platform.problem.JsonProblems;
import baffin.platform.problem.Problem;
import baffin.platform.problem.Violation;
import baffin.platform.wire.Json;
import baffin.platform.wire.WireJson;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A policy as somebody writes it: what may be left out is filled in, and all that is wrong with it is told at once. */
public final class PolicyJson {

    /** Schemes of points that one may name. */
    private static final Map<String, PointsRule> SCHEMES =
            Map.of("EXPEDITION", PointsRule.EXPEDITION, "LINEAR", PointsRule.LINEAR, "DUEL", PointsRule.DUEL);

    private PolicyJson() {}

    /**
     * Reads a policy.
     *
     * @throws baffin.platform.problem.ProblemException 400 with every field that cannot be read, and all else that is
     *     wrong whatever will stand there
     */
    public static Policy read(JsonNode body) {
        JsonNode whole = body.isObject() ? filled(body.deepCopy()) : body;
        JsonShape shape = JsonShape.of(whole, Policy.class);
        List<Violation> faults = new ArrayList<>(shape.faults());
        if (!whole.at("/play/alternates").isEmpty()) {
            faults.add(new Violation(
                    "/play/alternates", "invalid", "must be left out: they come from the competition's own list"));
        }
        if (!faults.isEmpty()) {
            HiddenFaults.of(whole, shape.holes(), PolicyJson::problems)
                    .forEach((pointer, message) -> faults.add(new Violation(pointer, "invalid-field", message)));
            throw Problem.invalidFields(faults.stream()
                            .map(fault -> PolicyFault.explained(fault, body))
                            .toList())
                    .asException();
        }
        try {
            return WireJson.shared().treeToValue(whole, Policy.class);
        } catch (JsonProcessingException e) {
            throw JsonProblems.of(e).asException();
        }
    }

    private static Map<String, String> problems(Policy policy) {
        GameInfo game =
                GameRegistry.installed().find(policy.game()).map(Game::info).orElse(null);
        return PolicyProblems.of(policy, game, Clock.systemUTC().instant());
    }

    /** The policy with what a merge patch (RFC 7396) says. */
    public static Policy patched(Policy policy, JsonNode patch) {
        return patch.isEmpty() && patch.isObject()
                ? policy
                : read(merged(Json.shared().tree(policy), patch));
    }

    private static JsonNode merged(JsonNode target, JsonNode patch) {
        if (!patch.isObject()) {
            return patch;
        }
        ObjectNode result =
                target instanceof ObjectNode object ? object : Json.shared().object();
        patch.properties().forEach(field -> {
            if (field.getValue().isNull()) {
                result.remove(field.getKey());
            } else {
                JsonNode before = result.path(field.getKey());
                result.set(field.getKey(), merged(before, field.getValue()));
            }
        });
        return result;
    }

    private static JsonNode filled(ObjectNode policy) {
        missing(policy, "options", Json.shared().object());
        missing(policy, "twoSeatTables", WireJson.shared().getNodeFactory().booleanNode(false));
        PointsRule scheme = SCHEMES.get(policy.path("points").asText());
        if (policy.path("points").isTextual() && scheme != null) {
            policy.set("points", Json.shared().tree(scheme));
        }
        if (policy.get("entry") instanceof ObjectNode entry) {
            missing(entry, "list", WireJson.shared().createArrayNode());
            missing(entry, "late", WireJson.shared().getNodeFactory().booleanNode(false));
        }
        if (policy.get("play") instanceof ObjectNode play) {
            missing(play, "absence", Json.shared().tree(MatchTerms.DEFAULT.absence()));
            missing(play, "vacationDays", WireJson.shared().getNodeFactory().numberNode(0));
            missing(play, "alternates", WireJson.shared().createArrayNode());
        }
        return policy;
    }

    private static void missing(ObjectNode parent, String field, JsonNode value) {
        if (!parent.hasNonNull(field)) {
            parent.set(field, value);
        }
    }
}
