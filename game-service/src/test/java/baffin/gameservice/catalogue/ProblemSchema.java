package baffin.gameservice.catalogue;

import baffin.platform.disk.space.DiskLevel;
import baffin.platform.problem.ProblemType;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;

/** The schema of problem documents: every type, and the members that only some types have. */
final class ProblemSchema {

    private static final String REF = "$ref";
    private static final String TYPE = "type";

    private final ObjectNode properties;

    private ProblemSchema(ObjectNode properties) {
        this.properties = properties;
    }

    /** Puts {@code Problem} and {@code Violation} among the schemas. */
    static void addTo(ObjectNode schemas) {
        ObjectNode problem = schemas.putObject("Problem")
                .put(TYPE, "object")
                .put("description", "Why a request was refused (RFC 9457). Empty members are left out.");
        ArrayNode required = problem.putArray("required");
        for (String always : new String[] {TYPE, "title", "status", "detail"}) {
            required.add(always);
        }
        new ProblemSchema(problem.putObject("properties")).add();
        violation(schemas);
    }

    private void add() {
        ArrayNode types = text(TYPE, "kind of problem, described at /api/v1" + ProblemType.PATH + "{slug}")
                .putArray("enum");
        Arrays.stream(ProblemType.values()).forEach(type -> types.add(type.uri().toString()));
        text("title", "the kind in one line");
        number("status", "HTTP status");
        text("detail", "what went wrong this time, in words");
        text("instance", "path of the request").put("format", "uri-reference");
        text("traceId", "32 hexadecimal digits to quote in a report");
        text("ruleId", "id of the broken rule; rule-violation");
        properties
                .putObject("phrase")
                .put(
                        "description",
                        "detail as facts: bundle, code and parameters; rule-violation and other refusals of matches")
                .put(REF, "#/components/schemas/BundledPhrase");
        list("violations", "the fields at fault; malformed-json, invalid-field, rule-violation and others")
                .putObject("items")
                .put(REF, "#/components/schemas/Violation");
        list("nearby", "commands that would be accepted instead; rule-violation")
                .putObject("items")
                .put(REF, "#/components/schemas/" + GameSchemas.COMMAND);
        number("currentVersion", "version of the resource now; stale-version");
        text("missedEvents", "where to read what has happened since; stale-version");
        list("toAct", "seats that are to act; not-your-turn").putObject("items").put(TYPE, "integer");
        text("until", "when play resumes automatically (UTC); match-paused").put("format", "date-time");
        number("ruling", "number of the ruling; table-ruled");
        text("kind", "what counts instead of the match; table-ruled");
        text("reason", "the organiser's words, or the operator's; table-ruled, account-suspended");
        object("competition", "where the match belongs; table-ruled");
        object("existing", "what there is already; conflict of a next season");
        object("stands", "the result that counts now; conflict of a correction");
        text("suspendedUntil", "until when (UTC), absent without an end; account-suspended")
                .put("format", "date-time");
        text("bound", "the limit that was reached; conflict");
        number("now", "how many there are; conflict");
        number("most", "how many there may be, or bytes; conflict, too-large");
        text("what", "what would be too large; too-large");
        number("bytes", "how large it would be; too-large");
        list("allowed", "media types that there are; not-acceptable, unsupported-media-type")
                .putObject("items")
                .put(TYPE, "string");
        text("readModel", "what is behind; unavailable, catching-up");
        number("recordsRead", "how far it is; catching-up");
        number("recordsToRead", "how far it has to come; catching-up");
        ArrayNode levels = text("disk", "how full it is; insufficient-storage").putArray("enum");
        Arrays.stream(DiskLevel.values()).forEach(level -> levels.add(level.name()));
    }

    private static void violation(ObjectNode schemas) {
        ObjectNode violation = schemas.putObject("Violation")
                .put(TYPE, "object")
                .put("description", "One fault in a request. Members that say nothing are left out.");
        violation.putArray("required").add("pointer").add("code").add("message");
        ProblemSchema members = new ProblemSchema(violation.putObject("properties"));
        members.text("pointer", "JSON pointer into the body, or ?name of a query parameter, or the name of a header");
        members.text("code", "stable word for programs");
        members.text("message", "the fault in words");
        members.text("value", "what was sent, shortened");
        members.list("allowed", "all permitted values").putObject("items").put(TYPE, "string");
        members.text("example", "what may stand there");
        members.list("nearby", "those of allowed that look like what was sent, the most alike first; three at most")
                .putObject("items")
                .put(TYPE, "string");
    }

    private ObjectNode text(String name, String description) {
        return member(name, "string", description);
    }

    private void number(String name, String description) {
        member(name, "integer", description).put("format", "int64");
    }

    private void object(String name, String description) {
        member(name, "object", description);
    }

    private ObjectNode list(String name, String description) {
        return member(name, "array", description);
    }

    private ObjectNode member(String name, String type, String description) {
        return properties.putObject(name).put(TYPE, type).put("description", description);
    }
}
