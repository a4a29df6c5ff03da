package baffin.game;

import baffin.game.words.Phrase;
import java.util.List;
import java.util.Optional;

/**
 * Why a command is refused, as a value.
 *
 * @param ruleId id in the game's {@link RuleCatalogue}, such as {@code EX-7.6}
 * @param reason a phrase of the game's {@link Explainer#messages()}, with the values involved; never anything hidden
 *     from the seat that asked
 * @param pointers JSON pointers (RFC 6901) to the fields of the command at fault; empty when no single field is
 * @param nearby a few legal commands closest to the one refused, at most {@link #NEARBY_MAX}; empty when there are none
 */
public record RuleViolation(String ruleId, Phrase reason, List<String> pointers, List<? extends Command> nearby) {

    /** How many legal alternatives a refusal names at most. */
    public static final int NEARBY_MAX = 5;

    public RuleViolation {
        pointers = List.copyOf(pointers);
        nearby = List.copyOf(nearby);
    }

    /** A refusal that points at fields and leaves the alternatives to be filled in. */
    public static RuleViolation of(String ruleId, Phrase reason, String... pointers) {
        return new RuleViolation(ruleId, reason, List.of(pointers), List.of());
    }

    /** A refusal that points at fields, ready to be returned. */
    public static Optional<RuleViolation> broken(String ruleId, Phrase reason, String... pointers) {
        return Optional.of(of(ruleId, reason, pointers));
    }

    /** The same refusal with legal alternatives. */
    public RuleViolation withNearby(List<? extends Command> commands) {
        return new RuleViolation(ruleId, reason, pointers, commands.subList(0, Math.min(NEARBY_MAX, commands.size())));
    }
}
