package baffin.lobby.competition.policy;

import baffin.competition.policy.PointsRule;
import baffin.competition.policy.Policy;
import baffin.competition.policy.PolicyProblems;
import baffin.game.Game;
import baffin.game.GameInfo;
import baffin.match.GameRegistry;
import baffin.match.terms.MatchTerms;
import baffin.platform.problem.JsonProblems;
import baffin.platform.problem.JsonShape;
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

    /** What stands in a policy where nothing is written; of an object that is left out nothing does. */
    private static final ObjectNode DEFAULTS = (ObjectNode) Json.shared().parse("""
            {"options": {}, "twoSeatTables": false,
             "entry": {"who": "OPEN", "list": [], "late": false, "bots": false},
             "schedule": {"automatic": false},
             "cards": {"yellows": 2, "out": false, "carry": true},
             "play": {"vacationDays": 0, "alternates": []}}""");

    private static final JsonNode FORMATS = Json.shared().parse("""
            {"DivisionLeague": {"up": 0, "down": 0}, "PodSwiss": {"rounds": 0, "finalists": 0},
             "PodElimination": {"secondChance": false}, "RoundRobin": {"cycles": 1},
             "SingleElimination": {"thirdPlace": false}}""");

    static {
        ((ObjectNode) DEFAULTS.get("play")).set("absence", Json.shared().tree(MatchTerms.DEFAULT.absence()));
    }

    private PolicyJson() {}

    /**
     * Reads a policy.
     *
     * @throws baffin.platform.problem.ProblemException 400 with every field that cannot be read, and all else that is
     *     wrong whatever will stand there
     */
    public static Policy read(JsonNode body) {
        JsonNode whole = body.isObject() ? filled(body.deepCopy()) : body;
        JsonShape shape = JsonShape.of(whole, Policy.class, WireJson.shared());
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
        PointsRule scheme = SCHEMES.get(policy.path("points").asText());
        if (policy.path("points").isTextual() && scheme != null) {
            policy.set("points", Json.shared().tree(scheme));
        }
        fill(policy, DEFAULTS);
        if (policy.get("format") instanceof ObjectNode format) {
            fill(format, FORMATS.path(format.path("type").asText()));
        }
        return policy;
    }

    /** Puts in what is left out; an object that is left out as a whole stays out. */
    private static void fill(ObjectNode written, JsonNode defaults) {
        defaults.properties().forEach(field -> {
            JsonNode there = written.path(field.getKey());
            if (there instanceof ObjectNode object && !field.getValue().isEmpty()) {
                fill(object, field.getValue());
            } else if ((there.isMissingNode() || there.isNull())
                    && (!field.getValue().isObject() || field.getKey().equals("options"))) {
                written.set(field.getKey(), field.getValue().deepCopy());
            }
        });
    }
}
