package baffin.gameservice.catalogue;

import baffin.platform.disk.space.DiskLevel;
import baffin.platform.problem.ProblemType;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The schemas of problem documents: a variant for each type with specific members, and one for all others. */
final class ProblemSchema {

    private static final String TYPE = Schemas.TYPE;
    private static final String PROBLEM = "Problem";
    private static final String OTHERS = "PlainProblem";

    /** Members that only some types have; those with a question mark are not always there. */
    private static final Map<ProblemType, List<String>> OWN = new LinkedHashMap<>(Map.ofEntries(
            Map.entry(ProblemType.RULE_VIOLATION, List.of("ruleId", "nearby?")),
            Map.entry(ProblemType.NOT_YOUR_TURN, List.of("toAct?")),
            Map.entry(ProblemType.IDEMPOTENCY_KEY_REUSED, List.of("currentVersion?")),
            Map.entry(ProblemType.STALE_VERSION, List.of("currentVersion", "missedEvents?", "published?")),
            Map.entry(ProblemType.MATCH_PAUSED, List.of("until")),
            Map.entry(ProblemType.TABLE_RULED, List.of("ruling?", "kind", "reason", "competition?")),
            Map.entry(ProblemType.ACCOUNT_SUSPENDED, List.of("reason", "suspendedUntil?")),
            Map.entry(
                    ProblemType.CONFLICT,
                    List.of("bound?", "now?", "most?", "existing?", "stands?", "others?", "ruleId?")),
            Map.entry(ProblemType.TOO_LARGE, List.of("what?", "bytes?", "most?")),
            Map.entry(ProblemType.NOT_FOUND, List.of("allowed?")),
            Map.entry(ProblemType.FORBIDDEN, List.of("others?")),
            Map.entry(ProblemType.NOT_ACCEPTABLE, List.of("allowed")),
            Map.entry(ProblemType.UNSUPPORTED_MEDIA_TYPE, List.of("allowed?")),
            Map.entry(ProblemType.UNAVAILABLE, List.of("readModel?")),
            Map.entry(ProblemType.CATCHING_UP, List.of("readModel", "recordsRead?", "recordsToRead?")),
            Map.entry(ProblemType.INSUFFICIENT_STORAGE, List.of("disk"))));

    private final Map<String, ObjectNode> members = new LinkedHashMap<>();

    private ProblemSchema() {
        text("ruleId", "id of the broken rule");
        list("nearby", "commands that would be accepted instead", GameSchemas.COMMAND);
        number("currentVersion", "version of the resource now");
        text("missedEvents", "where to read what has happened since");
        member("published", PROBLEM + "Published", "the round that has been published meanwhile");
        list("toAct", "seats that are to act", "integer");
        moment("until", "when play resumes automatically (UTC)");
        number("ruling", "number of the ruling");
        member("kind", "RuledKind", "what counts instead of the match");
        text("reason", "the words of the organiser or the operator");
        member("competition", "CompetitionPlace", "where the match belongs");
        member("existing", PROBLEM + "Existing", "the next season that there is");
        member("stands", "StandingResult", "the result that counts now");
        list("others", "those who may do it instead", "RecordedActor");
        moment("suspendedUntil", "until when (UTC); absent without an end");
        text("bound", "the limit that was reached");
        number("now", "how many there are");
        number("most", "how many there may be, or bytes");
        text("what", "what would be too large");
        number("bytes", "how large it would be");
        list("allowed", "what there is instead", "string");
        text("readModel", "what is behind");
        number("recordsRead", "how far it is");
        number("recordsToRead", "how far it has to come");
        members.put(
                "disk",
                Schemas.words(Arrays.stream(DiskLevel.values()).map(Enum::name).toList()));
        members.get("disk").put("description", "how full it is");
    }

    /** Puts {@code Problem} and what it is made of among the schemas. */
    static void addTo(ObjectNode schemas) {
        new ProblemSchema().variants(schemas);
        parts(schemas);
        violation(schemas);
    }

    private void variants(ObjectNode schemas) {
        Map<String, String> names = new LinkedHashMap<>();
        for (ProblemType type : ProblemType.values()) {
            String name = OWN.containsKey(type) ? name(type) : OTHERS;
            names.put(type.uri().toString(), name);
            ObjectNode variant = common("A problem of the type " + type.slug() + ".");
            variant.withObject("/properties")
                    .set("status", Schemas.of("integer").set("enum", statuses(type)));
            Schemas.require(variant, TYPE, RecordSchemas.constant(type.uri().toString()));
            for (String member : OWN.getOrDefault(type, List.of())) {
                String bare = member.replace("?", "");
                ObjectNode form = members.get(bare).deepCopy();
                if (member.equals(bare)) {
                    Schemas.require(variant, bare, form);
                } else {
                    Schemas.put(variant, bare, form);
                }
            }
            if (!name.equals(OTHERS)) {
                schemas.set(name, variant);
            }
        }
        List<String> others = names.entrySet().stream()
                .filter(type -> type.getValue().equals(OTHERS))
                .map(Map.Entry::getKey)
                .toList();
        ObjectNode plain = common("A problem of a type without further members.");
        schemas.set(OTHERS, Schemas.require(plain, TYPE, Schemas.words(others)));
        ObjectNode problem = Schemas.oneOf(
                "Why a request was refused (RFC 9457); `type` distinguishes the variants. Empty members are left out.",
                names.values().stream().distinct().toList());
        ObjectNode discriminator = problem.putObject("discriminator").put("propertyName", TYPE);
        names.forEach((type, name) -> discriminator.withObject("/mapping").put(type, RecordSchemas.REF + name));
        schemas.set(PROBLEM, problem);
    }

    private static ArrayNode statuses(ProblemType type) {
        return JsonNodeFactory.instance.arrayNode().add(type.status());
    }

    private static String name(ProblemType type) {
        StringBuilder name = new StringBuilder();
        for (String word : type.slug().split("-")) {
            name.append(Character.toUpperCase(word.charAt(0))).append(word.substring(1));
        }
        return name.append(PROBLEM).toString();
    }

    private static ObjectNode common(String description) {
        ObjectNode schema = Schemas.object(description);
        Schemas.require(
                schema,
                TYPE,
                described("string", "kind of problem, described at /api/v1" + ProblemType.PATH + "{slug}"));
        Schemas.require(schema, "title", described("string", "the kind in one line"));
        Schemas.require(schema, "status", described("integer", "HTTP status"));
        Schemas.require(schema, "detail", described("string", "what went wrong this time, in words"));
        Schemas.put(
                schema, "instance", described("string", "path of the request").put("format", "uri-reference"));
        Schemas.put(schema, "traceId", described("string", "32 hexadecimal digits to quote in a report"));
        Schemas.put(schema, "phrase", described("BundledPhrase", "detail as facts, of refusals of matches"));
        Schemas.put(
                schema,
                "currentVersion",
                described("integer", "version of the resource now").put("format", "int64"));
        return Schemas.put(schema, "violations", described("Violation*", "the fields at fault"));
    }

    private static void parts(ObjectNode schemas) {
        ObjectNode published = Schemas.object("A round that was published meanwhile.");
        Schemas.require(published, "round", Schemas.of("integer"));
        Schemas.require(published, "version", Schemas.of("integer"));
        Schemas.require(published, "at", Schemas.of("Instant"));
        schemas.set(PROBLEM + "Published", Schemas.put(published, "by", Schemas.of("RecordedActor")));
        ObjectNode existing = Schemas.object("A competition that there is already.");
        Schemas.require(existing, "competitionId", Schemas.of("string"));
        Schemas.require(existing, "status", Schemas.of("CompetitionStatus"));
        schemas.set(PROBLEM + "Existing", Schemas.require(existing, "link", Schemas.of("string")));
    }

    private static void violation(ObjectNode schemas) {
        ObjectNode fault = Schemas.object("One fault in a request. Members that say nothing are left out.");
        Schemas.require(
                fault,
                "pointer",
                described(
                        "string",
                        "JSON pointer into the body, or ?name of a query parameter, or the name of a header"));
        Schemas.require(fault, "code", described("string", "stable word for programs"));
        Schemas.require(fault, "message", described("string", "the fault in words"));
        Schemas.put(fault, "value", described("string", "what was sent, shortened"));
        Schemas.put(fault, "allowed", described("string*", "all permitted values"));
        Schemas.put(fault, "example", described("string", "what may stand there"));
        Schemas.put(
                fault,
                "nearby",
                described(
                        "string*",
                        "those of allowed that look like what was sent, the most alike first; three at most"));
        schemas.set("Violation", fault);
    }

    private static ObjectNode described(String type, String description) {
        return Schemas.of(type).put("description", description);
    }

    private void text(String name, String description) {
        member(name, "string", description);
    }

    private void moment(String name, String description) {
        members.put(name, described("string", description).put("format", "date-time"));
    }

    private void number(String name, String description) {
        members.put(name, described("integer", description).put("format", "int64"));
    }

    private void list(String name, String description, String item) {
        member(name, item + "*", description);
    }

    private void member(String name, String type, String description) {
        members.put(name, described(type, description));
    }
}
