package baffin.competition.decide.shared;

import java.util.Optional;

/** Words that people give, or references to them. */
public final class ReasonTexts {

    private static final int REASON_MAX = 500;
    private static final int ANNOUNCEMENT_MAX = 2_000;

    private ReasonTexts() {}

    /** Why a reason cannot be taken. */
    public static Optional<Verdict> reason(String reason) {
        return fault("/reason", reason, REASON_MAX);
    }

    /** Why an announcement cannot be made. */
    public static Optional<Verdict> announcement(String text) {
        return fault("/text", text, ANNOUNCEMENT_MAX);
    }

    private static Optional<Verdict> fault(String pointer, String text, int most) {
        boolean fine = !text.isBlank()
                && text.length() <= most
                && text.chars().noneMatch(character -> Character.isISOControl(character) && character != '\n');
        return fine
                ? Optional.empty()
                : Optional.of(
                        Verdict.invalid(pointer, "must have 1 to " + most + " characters, without control characters"));
    }
}
