package baffin.lobby.competition.service;

import baffin.platform.names.NamedTrees;
import baffin.platform.names.PublicNames;
import baffin.platform.wire.Json;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * The answer to a change.
 *
 * @param version that the change has made
 * @param commandId your Idempotency-Key
 * @param replayed true when it was made before
 * @param events what it has caused, in order, each with its {@code type}; empty when everything was as asked already
 * @param penalty number of the penalty that it has given, by which it is lifted; absent for other changes
 * @param warnings what may not have been meant, as a place for an entrant who was removed
 */
@Schema(name = "CompetitionChange")
public record ChangeView(
        String competitionId,
        long version,
        String commandId,
        boolean replayed,

        @Schema(type = SchemaType.ARRAY, implementation = Object.class)
        List<JsonNode> events,

        @Nullable Integer penalty,
        List<String> warnings) {

    private static final String PRIVATE = "quiet";

    static ChangeView of(Done done, List<String> warnings) {
        return of(done, null, warnings);
    }

    public static ChangeView of(Done done, @Nullable Integer penalty) {
        return of(done, penalty, List.of());
    }

    private static ChangeView of(Done done, @Nullable Integer penalty, List<String> warnings) {
        return new ChangeView(
                done.competition(),
                done.version(),
                done.commandId(),
                done.replayed(),
                done.events().stream()
                        .<JsonNode>map(event -> shown(event, done.names()))
                        .toList(),
                penalty,
                warnings);
    }

    /** When somebody sleeps concerns the clocks only. */
    private static ObjectNode shown(Object event, PublicNames names) {
        ObjectNode tree = Json.shared().tree(event);
        tree.findParents(PRIVATE).forEach(person -> ((ObjectNode) person).remove(PRIVATE));
        return NamedTrees.of(tree, names);
    }
}
