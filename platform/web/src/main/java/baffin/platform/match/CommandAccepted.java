package baffin.platform.match;

import java.time.Instant;
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
 * @param replayed true when the command was accepted before, and this is not its first answer; absent in a
 *     rehearsal
 * @param legal true in a rehearsal
 * @param status {@code RUNNING}, {@code RULED} or {@code ENDED} after it; absent in rehearsals and late answers
 * @param toAct seats that may act after it, in the order in which they are asked; absent like {@code status}
 * @param deadline when the first of them runs out of time if nothing happens (UTC); absent while no clock runs
 * @param ruleId the rule that allows it, in a rehearsal
 * @param price what it takes at once, a resource each; empty when free; in a rehearsal
 * @param irreversible true when it can't be undone, or may turn out so; in a rehearsal
 * @param endsTurn true when the seat is not asked any more afterwards; in a rehearsal
 * @param endsMatch true when the match ends; in a rehearsal
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

        @Nullable Boolean replayed,
        @Nullable Boolean legal,

        @Schema(enumeration = {"RUNNING", "RULED", "ENDED"}) @Nullable
        String status,

        @Nullable List<Integer> toAct,
        @Nullable Instant deadline,

        @Nullable String ruleId,
        @Nullable List<Price> price,
        @Nullable Boolean irreversible,
        @Nullable Boolean endsTurn,
        @Nullable Boolean endsMatch,
        @Nullable String link,
        @Nullable Included included) {

    /**
     * Documents beside the answer.
     *
     * @param legalActions the document of {@code GET legal-actions}
     * @param view the document of {@code GET} of the match
     * @param board the picture of {@code GET board.svg}, an SVG document
     * @param log the document of {@code GET log} for this step
     */
    @Schema(name = "Included")
    public record Included(
            @Schema(name = "legal-actions", type = SchemaType.OBJECT, implementation = Object.class) @Nullable
            Object legalActions,

            @Schema(type = SchemaType.OBJECT, implementation = Object.class) @Nullable
            Object view,

            @Nullable String board,

            @Schema(type = SchemaType.OBJECT, implementation = Object.class) @Nullable
            Object log) {}

    /**
     * What a command takes from the stock of its seat.
     *
     * @param resource the resource, as the game calls it in every language
     * @param amount how much, above 0
     */
    @Schema(name = "CommandPrice")
    public record Price(@Schema(examples = "ship-crew") String resource, int amount) {}
}
