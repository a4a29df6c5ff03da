package baffin.gameservice.catalogue;

import baffin.competition.entry.Penalty;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.policy.Policy;
import baffin.competition.standing.tiebreak.TieBreakValue;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Schemas of what competitions say in the words of their own module: policies, records, events. */
public final class CompetitionSchemas {

    private static final Pattern RECORDED = Pattern.compile("baffin\\.competition\\.(entry|event|table)");

    private CompetitionSchemas() {}

    /** All of them, by name. */
    public static Map<String, ObjectNode> all() {
        RecordSchemas schemas = new RecordSchemas(CompetitionSchemas::name);
        schemas.of(Policy.class);
        schemas.of(CompetitionRecord.class);
        schemas.of(Penalty.class);
        schemas.of(TieBreakValue.class);
        Map<String, ObjectNode> all = schemas.all();
        request(all);
        return all;
    }

    private static String name(Class<?> type) {
        if (CompetitionEvent.class.isAssignableFrom(type) && type.isRecord()) {
            return "Competition" + type.getSimpleName() + "Event";
        }
        String name = GameSchemas.ofPlatform(type);
        // services show some of these otherwise, under the same names
        return RECORDED.matcher(type.getPackageName()).matches() && !name.startsWith("Competition")
                ? "Recorded" + name
                : name;
    }

    /** A policy as one writes it: what the platform fills in may be left out. */
    private static void request(Map<String, ObjectNode> all) {
        ObjectNode request = all.get("Policy").deepCopy();
        without((ArrayNode) request.get("required"), List.of("options", "twoSeatTables"));
        all.put("NewPolicy", request);
        ObjectNode properties = (ObjectNode) request.get("properties");
        properties.set("points", points(properties.get("points").deepCopy()));
        relaxed(all, properties, "entry", "EntryRule", List.of("who", "list", "late", "bots"));
        relaxed(all, properties, "schedule", "Schedule", List.of("automatic"));
        relaxed(all, properties, "cards", "CardRule", List.of("yellows", "out", "carry"));
        relaxed(all, properties, "play", "MatchTerms", List.of("absence", "vacationDays", "alternates"));
    }

    private static ObjectNode points(ObjectNode rule) {
        ObjectNode either = rule.objectNode();
        ArrayNode schemes = either.putArray("anyOf")
                .add(rule)
                .addObject()
                .put("type", "string")
                .put("description", "a scheme by its name")
                .putArray("enum");
        List.of("EXPEDITION", "LINEAR", "DUEL").forEach(schemes::add);
        return either;
    }

    private static void relaxed(
            Map<String, ObjectNode> all, ObjectNode properties, String field, String type, List<String> optional) {
        ObjectNode schema = all.get(type).deepCopy();
        without((ArrayNode) schema.get("required"), optional);
        if (schema.get("required").isEmpty()) {
            schema.remove("required");
        }
        all.put("New" + type, schema);
        properties.set(field, RecordSchemas.reference("New" + type));
    }

    private static void without(ArrayNode required, List<String> optional) {
        for (int index = required.size() - 1; index >= 0; index--) {
            if (optional.contains(required.get(index).asText())) {
                required.remove(index);
            }
        }
    }
}
