package baffin.lobby.competition.policy;

import baffin.competition.event.CompetitionRefusal;
import baffin.competition.policy.Format;
import baffin.competition.policy.Policy;
import baffin.match.GameRegistry;
import baffin.match.terms.ClockRule;
import baffin.match.terms.HouseBot;
import baffin.platform.problem.ExpectedValue;
import baffin.platform.problem.JsonShape;
import baffin.platform.problem.Violation;
import baffin.platform.wire.Json;
import baffin.platform.wire.WireJson;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A fault of a policy as its organiser can mend it: with what was sent, what may stand there, and an example. */
public final class PolicyFault {

    private static final JsonNode EXAMPLE = Json.shared().parse(Examples.POLICY);

    private static final Map<Class<?>, String> KINDS = Map.of(
            Format.class,
            "{\"type\":\"PodSwiss\",\"rounds\":5,\"finalists\":4}",
            ClockRule.class,
            "{\"type\":\"PerMove\",\"move\":\"P2D\",\"grace\":\"P1D\",\"answer\":\"P1D\"," + "\"weekendsOff\":true}");

    /** A live clock takes minutes, not days. */
    private static final String MINUTES = "PT10M";

    /** For the codes of faults that a range or a rule in the message does not explain. */
    private static final Set<String> UNREADABLE = Set.of("missing", "wrong-type");

    private PolicyFault() {}

    /**
     * The fault with what helps; nothing else may stand in a field that stays as it is.
     *
     * @param policy as it was sent
     */
    public static Violation explained(Violation fault, JsonNode policy) {
        JsonNode sent = policy.at(fault.pointer());
        Violation shown = sent.isValueNode() && !sent.isNull() ? fault.withValue(sent.asText()) : fault;
        if (shown.code().equals(CompetitionRefusal.Reason.CONFLICT.slug())) {
            return shown;
        }
        Class<?> type = type(policy, fault.pointer());
        if (type == boolean.class && !UNREADABLE.contains(shown.code())) {
            return shown;
        }
        Violation listed = shown.allowed().isEmpty() ? shown.withAllowed(allowed(fault.pointer(), type)) : shown;
        Violation typed = ExpectedValue.explained(listed, type);
        String example = example(typed, type, policy);
        return example == null ? typed : typed.withExample(example);
    }

    private static List<String> allowed(String pointer, @Nullable Class<?> type) {
        return switch (pointer) {
            case "/game" ->
                GameRegistry.installed().all().stream()
                        .map(game -> game.info().id())
                        .toList();
            case "/entry/fillWith" -> HouseBot.opponents();
            default -> type != null && type.isSealed() ? JsonShape.kinds(type) : List.of();
        };
    }

    private static @Nullable String example(Violation fault, @Nullable Class<?> type, JsonNode policy) {
        String pointer = fault.pointer();
        if (type != null && KINDS.containsKey(type)) {
            return KINDS.get(type);
        }
        if (ExpectedValue.DURATION.equals(fault.example())) {
            boolean live = policy.at("/play/clock/type").asText().equals("Live");
            return live && pointer.startsWith("/play/clock/") ? MINUTES : null;
        }
        JsonNode example = EXAMPLE.at(pointer);
        boolean helps = UNREADABLE.contains(fault.code())
                && fault.example() == null
                && fault.allowed().isEmpty()
                && !example.isMissingNode()
                && (sameFormat(policy) || !ofFormat(pointer));
        return !helps ? null : example.isValueNode() ? example.asText() : example.toString();
    }

    private static boolean ofFormat(String pointer) {
        return pointer.startsWith("/format/") || pointer.equals("/tableSize");
    }

    private static boolean sameFormat(JsonNode policy) {
        return policy.at("/format/type").equals(EXAMPLE.at("/format/type"));
    }

    private static @Nullable Class<?> type(JsonNode policy, String pointer) {
        JavaType type = WireJson.shared().constructType(Policy.class);
        String walked = "";
        for (String step : pointer.split("/")) {
            if (!step.isEmpty()) {
                type = below(type, policy.at(walked), step);
                walked = walked + "/" + step;
            }
            if (type == null) {
                return null;
            }
        }
        return type.getRawClass();
    }

    private static @Nullable JavaType below(JavaType type, JsonNode at, String step) {
        if (type.isContainerType()) {
            return type.getContentType();
        }
        Class<?> record = JsonShape.record(type.getRawClass(), at);
        return record == null || !record.isRecord()
                ? null
                : Arrays.stream(record.getRecordComponents())
                        .filter(component -> component.getName().equals(step))
                        .map(RecordComponent::getGenericType)
                        .map(WireJson.shared()::constructType)
                        .findFirst()
                        .orElse(null);
    }
}
