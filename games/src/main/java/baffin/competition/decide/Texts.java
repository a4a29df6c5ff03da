package baffin.competition.decide;

import baffin.competition.Verdict;
import java.util.Optional;

/** Words that stay in the log for good. */
final class Texts {

    private static final int REASON_MAX = 500;

    private Texts() {}

    /** Why a reason cannot be taken. */
    static Optional<Verdict> reason(String reason) {
        boolean fine = !reason.isBlank()
                && reason.length() <= REASON_MAX
                && reason.chars().noneMatch(character -> Character.isISOControl(character) && character != '\n');
        return fine
                ? Optional.empty()
                : Optional.of(Verdict.invalid(
                        "/reason", "must have 1 to " + REASON_MAX + " characters, and none that cannot be seen"));
    }
}
