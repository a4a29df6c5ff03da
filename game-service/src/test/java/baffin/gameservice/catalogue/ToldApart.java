package baffin.gameservice.catalogue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/** What games say in their own words, each game in a variant of its own; {@link GameSchemas} makes the variants. */
final class ToldApart {

    private static final List<String> BY_GAME =
            List.of("Match", "SandboxView", "Step", "MatchStreamSnapshot", "MatchStreamStep", "MatchExport");

    private ToldApart() {}

    /** A sandbox is written as a match with one member more, which its service says twice. */
    static void sandbox(ObjectNode schemas) {
        ObjectNode view = schemas.get("Match").deepCopy();
        view.put("description", schemas.at("/SandboxView/description").asText());
        schemas.set("SandboxView", Schemas.require(view, "sandbox", Schemas.of("Sandbox")));
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
