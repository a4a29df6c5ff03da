package baffin.platform.match;

import baffin.match.terms.CompetitionRef;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * Where a match stands in a competition, as documents of matches say it.
 *
 * @param id the competition
 * @param round from 1
 * @param table table of the round, from 1
 * @param attempt 1 for the first match of the table, more when it was played again
 */
@Schema(name = "CompetitionPlace")
public record CompetitionPlace(
        String id,
        @Schema(examples = "1") int round,
        @Schema(examples = "3") int table,
        int attempt) {

    /** The place of a match; null for a match of its own. */
    public static @Nullable CompetitionPlace of(@Nullable CompetitionRef ref) {
        return ref == null ? null : new CompetitionPlace(ref.competition(), ref.round(), ref.table(), ref.attempt());
    }
}
