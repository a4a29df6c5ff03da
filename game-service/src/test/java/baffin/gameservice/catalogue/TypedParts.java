package baffin.gameservice.catalogue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;

/**
 * Says what stands in fields whose own service knows it as JSON alone, or as an interface. Names that end with a star
 * are those of lists.
 */
final class TypedParts {

    private static final String CLOCK = "ClockRule";
    private static final String ABSENCE = "AbsenceStep*";

    private static final Map<String, Map<String, String>> PARTS = Map.ofEntries(
            Map.entry("Match", Map.of("view", GameSchemas.VIEW, "score", GameSchemas.SCORE_SHEET)),
            Map.entry("SandboxView", Map.of("view", GameSchemas.VIEW, "score", GameSchemas.SCORE_SHEET)),
            Map.entry("LessonView", Map.of("view", GameSchemas.VIEW, "score", GameSchemas.SCORE_SHEET)),
            Map.entry("MatchClock", Map.of("rule", CLOCK, "absence", ABSENCE)),
            Map.entry("MatchTable", Map.of("orders", GameSchemas.COMMAND + "*")),
            Map.entry(
                    "Step",
                    Map.of("command", GameSchemas.CAUSE, "events", GameSchemas.EVENT + "*", "included", "Included")),
            Map.entry("LoggedStep", Map.of("command", GameSchemas.CAUSE, "events", GameSchemas.EVENT + "*")),
            Map.entry("LegalAction", Map.of("command", GameSchemas.COMMAND)),
            Map.entry("CommandAccepted", Map.of("events", GameSchemas.EVENT + "*")),
            Map.entry("Included", Map.of("view", "Match", "legal-actions", "LegalActions", "log", "Log")),
            Map.entry("NewMatch", Map.of("clock", CLOCK, "absence", ABSENCE)),
            Map.entry("NewSeek", Map.of("clock", CLOCK, "absence", ABSENCE)),
            Map.entry("Seek", Map.of("clock", CLOCK, "absence", ABSENCE)),
            Map.entry("LobbyMatch", Map.of("clock", CLOCK, "absence", ABSENCE)),
            Map.entry("Competition", Map.of("policy", "Policy", "penalties", "RecordedPenalty*")),
            Map.entry("CompetitionChange", Map.of("events", "CompetitionEvent*")),
            Map.entry("CompetitionDryRun", Map.of("events", "CompetitionEvent*")),
            Map.entry("CompetitionDryRunLine", Map.of("tieBreaks", "TieBreakValue*")),
            Map.entry("PolicyTemplate", Map.of("policy", "NewPolicy")),
            Map.entry("ValidPolicy", Map.of("policy", "Policy")));

    private TypedParts() {}

    /** Puts the types in. */
    static void into(ObjectNode schemas) {
        PARTS.forEach((schema, parts) -> parts.forEach((field, type) -> {
            if (!(schemas.at("/" + schema + "/properties/" + field) instanceof ObjectNode part)) {
                throw new IllegalStateException(schema + " has no field " + field);
            }
            boolean list = type.endsWith("*");
            String name = list ? type.substring(0, type.length() - 1) : type;
            if (!schemas.has(name)) {
                throw new IllegalStateException("there is no schema " + name);
            }
            part.removeAll();
            ObjectNode target = list ? part.put("type", "array").putObject("items") : part;
            target.put("$ref", "#/components/schemas/" + name);
        }));
    }
}
