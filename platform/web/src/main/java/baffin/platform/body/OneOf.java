package baffin.platform.body;

import baffin.game.Game;
import baffin.match.GameRegistry;
import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import java.lang.annotation.Annotation;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A text or number that is one of a few; a refusal lists them. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.TYPE_USE})
@Constraint(validatedBy = OneOf.Words.class)
public @interface OneOf {

    /** Sets that are known when the platform runs. */
    enum Known {
        /** Ids of the games of this platform. */
        GAMES,
        /** Numbers of seats that some game of this platform has. */
        SEATS
    }

    /** The words; none where {@link #known} counts. */
    String[] value() default {};

    Known known() default Known.GAMES;

    String message() default "must be one of those in allowed";

    Class<?>[] groups() default {};

    Class<? extends Payload>[] payload() default {};

    /** Knows the words. */
    class Words implements ConstraintValidator<OneOf, Object> {

        private List<String> allowed = List.of();

        static List<String> of(Annotation constraint) {
            if (!(constraint instanceof OneOf words)) {
                return List.of();
            }
            if (words.value().length > 0) {
                return List.of(words.value());
            }
            return words.known() == Known.GAMES
                    ? games()
                    : GameRegistry.installed().all().stream()
                            .map(Game::info)
                            .flatMapToInt(game -> IntStream.rangeClosed(game.minSeats(), game.maxSeats()))
                            .distinct()
                            .sorted()
                            .mapToObj(String::valueOf)
                            .toList();
        }

        /** Ids of the games of this platform. */
        public static List<String> games() {
            return GameRegistry.installed().all().stream()
                    .map(game -> game.info().id())
                    .sorted()
                    .toList();
        }

        @Override
        public void initialize(OneOf constraint) {
            allowed = of(constraint);
        }

        @Override
        public boolean isValid(@Nullable Object value, ConstraintValidatorContext context) {
            return value == null || allowed.contains(value.toString());
        }
    }
}
