package baffin.expedition.rules;

import baffin.game.RuleViolation;
import java.util.Optional;

/** Short forms for refusals. */
final class Violations {

    private Violations() {}

    static Optional<RuleViolation> of(String ruleId, String message, String... pointers) {
        return Optional.of(RuleViolation.of(ruleId, message, pointers));
    }
}
