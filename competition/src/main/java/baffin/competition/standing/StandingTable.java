package baffin.competition.standing;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One table of a standing: a division of a league, or all entrants.
 *
 * @param division its number; null outside of a league
 * @param tier 1 for the top; null outside of a league
 * @param lines best first; those who share a rank by their seeding, then by number
 */
public record StandingTable(
        @Nullable Integer division, @Nullable Integer tier, List<StandingLine> lines) {}
