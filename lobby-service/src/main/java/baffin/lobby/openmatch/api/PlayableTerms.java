package baffin.lobby.openmatch.api;

import baffin.match.terms.AbsenceStep;
import baffin.match.terms.ClockRule;
import baffin.match.terms.MatchTerms;
import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.ConstraintValidatorContext.ConstraintViolationBuilder;
import jakarta.validation.Payload;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A clock or steps of absence within the bounds of matches; a refusal names every value that is not. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.FIELD)
@Constraint(validatedBy = PlayableTerms.Bounds.class)
public @interface PlayableTerms {

    String message() default "is out of bounds";

    Class<?>[] groups() default {};

    Class<? extends Payload>[] payload() default {};

    /** Judges them beside terms that are in order. */
    class Bounds implements ConstraintValidator<PlayableTerms, Object> {

        @Override
        public boolean isValid(@Nullable Object value, ConstraintValidatorContext context) {
            context.disableDefaultConstraintViolation();
            Map<String, String> problems = problems(value);
            problems.forEach((pointer, message) -> {
                String within = pointer.substring(1).replaceFirst("^[^/]*/?", "");
                ConstraintViolationBuilder fault = context.buildConstraintViolationWithTemplate(message);
                if (within.isEmpty()) {
                    fault.addConstraintViolation();
                } else {
                    fault.addPropertyNode(within).addConstraintViolation();
                }
            });
            return problems.isEmpty();
        }

        private static Map<String, String> problems(@Nullable Object value) {
            MatchTerms usual = MatchTerms.DEFAULT;
            if (value instanceof ClockRule clock) {
                return new MatchTerms(clock, usual.absence(), 0, List.of()).problems();
            }
            if (!(value instanceof List<?> steps)) {
                return Map.of();
            }
            // one that cannot be read says nothing of the others
            List<AbsenceStep> readable = steps.stream()
                    .map(step -> step instanceof AbsenceStep known ? known : new AbsenceStep.Forfeit())
                    .toList();
            return new MatchTerms(usual.clock(), readable, 0, List.of()).problems();
        }
    }
}
