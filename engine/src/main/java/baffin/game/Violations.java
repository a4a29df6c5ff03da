package baffin.game;

import java.util.Optional;

/** Short forms for refusals. */
public final class Violations {

    private Violations() {}

    /** A refusal that points at fields, ready to be returned. */
    public static Optional<RuleViolation> of(String ruleId, String message, String... pointers) {
        return Optional.of(RuleViolation.of(ruleId, message, pointers));
    }
}
