package baffin.competition.recount;

import org.jspecify.annotations.Nullable;

/**
 * What a tie-break says of an entrant.
 *
 * @param number null where there is none
 * @param lot null for all but the lot
 */
record Value(@Nullable Fraction number, @Nullable String lot) {

    static final Value NONE = new Value(null, null);

    static Value of(Fraction number) {
        return new Value(number, null);
    }
}
