package baffin.platform.match;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * The answer to an accepted command.
 *
 * @param matchId the match
 * @param version version of the match that the command made
 * @param commandId its Idempotency-Key
 * @param seat who acted
 * @param events what happened, as the seat may see it; absent in a rehearsal that would draw, and in late answers
 * @param replayed true when the command was accepted before, and this is not its first answer
 * @param legal true in a rehearsal
 * @param cost price in the game's own unit, in a rehearsal
 * @param link where the events are, when they are not here
 * @param included what the parameter {@code include=} asked for, as the seat sees the match at this version or a later
 *     one; absent when it could not be read in time, though the command is in the log
 */
@Schema(name = "CommandAccepted")
public record CommandAccepted(
        String matchId,
        long version,
        String commandId,
        @Nullable Integer seat,

        @Schema(description = "objects with a type each") @Nullable
        List<Object> events,

        boolean replayed,
        @Nullable Boolean legal,
        @Nullable Integer cost,
        @Nullable String link,
        @Nullable Included included) {

    /**
     * Documents beside the answer.
     *
     * @param legalActions the document of {@code GET legal-actions}
     * @param view the document of {@code GET} of the match
     */
    @Schema(name = "Included")
    public record Included(
            @Schema(name = "legal-actions", type = SchemaType.OBJECT, implementation = Object.class) @Nullable
            Object legalActions,

            @Schema(type = SchemaType.OBJECT, implementation = Object.class) @Nullable
            Object view) {}
}
