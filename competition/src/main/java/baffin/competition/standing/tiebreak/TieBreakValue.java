package baffin.competition.standing.tiebreak;

import baffin.competition.policy.TieBreak;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * The value of a tie-break for an entrant, exactly as it was compared.
 *
 * @param value more is better, but for penalties and places of a play-off; null where there is none, as for
 *     head-to-head when nobody has the same points or the tied have not met equally often
 * @param lot 64 hexadecimal digits, the lower text is better; null for all other kinds and while the seed is secret
 */
public record TieBreakValue(
        TieBreak kind, @Nullable BigDecimal value, @Nullable String lot) {}
