package baffin.gameservice.match.action;

import baffin.match.event.MatchCommand;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * One legal action; only its command is present when it is not explained.
 *
 * @param command the body to send, as it is
 * @param kind whether it moves the match on or says something in advance
 * @param text what it does, in the language asked for
 * @param ruleId the rule that allows it
 * @param picks its parts in the order in which a person thinks, each {@code kind:value}; no two actions have the same
 * @param pickTexts what people call them, one a pick
 * @param targets what a picture should mark, as its hooks
 * @param price what it takes at once, a resource each; empty when free
 * @param effects what comes of it, each in words; empty when draws decide
 * @param odds what may come of it where draws decide, in words
 * @param irreversible true when it can't be undone, or may turn out so
 * @param endsTurn true when the seat is not asked any more afterwards
 * @param endsMatch true when the match ends
 * @param variant true for a form of another action that few want, to be offered to those who ask for it
 * @param family the commands that it stands for; absent when it is only itself
 */
@Schema(name = "LegalAction")
public record LegalAction(
        @Schema(type = SchemaType.OBJECT, implementation = Object.class)
        MatchCommand command,

        ActionChoice.@Nullable Kind kind,

        @Schema(examples = "Place tile L07 on square 5,5") @Nullable
        String text,

        @Schema(examples = "EX-7.6") @Nullable String ruleId,

        @Schema(examples = "[\"act:PlaceTile\",\"tile:L07\",\"square:5,5\"]") @Nullable
        List<String> picks,

        @Nullable List<String> pickTexts,
        @Nullable List<String> targets,
        @Nullable List<Price> price,
        @Nullable List<String> effects,
        @Nullable String odds,
        @Nullable Boolean irreversible,
        @Nullable Boolean endsTurn,
        @Nullable Boolean endsMatch,
        @Nullable Boolean variant,
        @Nullable Family family) {

    /**
     * What an action takes from the stock of its seat.
     *
     * @param resource the resource, as the game calls it in every language
     * @param amount how much, above 0
     * @param text both in words
     */
    @Schema(name = "ActionPrice")
    public record Price(@Schema(examples = "ship-crew") String resource, int amount, String text) {}

    /**
     * Commands that differ in amounts only: put other amounts into the command, and it is legal as well.
     *
     * @param count how many commands there are
     * @param parameters fields of the command with their ranges
     * @param except amounts within the ranges that are not legal, by field
     */
    @Schema(name = "ActionFamily")
    public record Family(int count, List<Parameter> parameters, List<Map<String, Integer>> except) {}

    /**
     * A field with a range.
     *
     * @param name the field of the command
     * @param from least amount
     * @param to greatest amount
     */
    @Schema(name = "ActionParameter")
    public record Parameter(@Schema(examples = "resting") String name, int from, int to) {}
}
