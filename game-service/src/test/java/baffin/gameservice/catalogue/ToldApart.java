package baffin.gameservice.catalogue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/** What games say in their own words, each game in a variant of its own; {@link GameSchemas} makes the variants. */
final class ToldApart {

    private static final List<String> BY_GAME = List.of(
            "Match", "SandboxView", "LessonView", "Step", "MatchStreamSnapshot", "MatchStreamStep", "MatchExport");

    private ToldApart() {}

    /** A sandbox and a lesson are written as a match with one member more, which its service says twice. */
    static void matches(ObjectNode schemas) {
        match(schemas, "SandboxView", "sandbox", "Sandbox");
        match(schemas, "LessonView", "lesson", "LessonStep");
    }

    private static void match(ObjectNode schemas, String name, String member, String type) {
        ObjectNode view = schemas.get("Match").deepCopy();
        view.put("description", schemas.at("/" + name + "/description").asText());
        schemas.set(name, Schemas.require(view, member, Schemas.of(type)));
    }

    private static String said(ObjectNode schema) {
        return schema.has("description")
                ? schema.path("description").asText()
                : "A variant for each game; `game` distinguishes them.";
    }

    static void byGame(ObjectNode schemas) {
        for (String name : BY_GAME) {
            ObjectNode any = (ObjectNode) schemas.get(name);
            ObjectNode union = Schemas.oneOf(said(any), List.of("Any" + name));
            union.putObject("discriminator").put("propertyName", "game");
            schemas.set("Any" + name, any);
            schemas.set(name, union);
        }
    }
}
