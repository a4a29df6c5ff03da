package baffin.platform.request;

import baffin.match.terms.HouseBot;
import baffin.match.terms.Uuid;
import baffin.platform.identity.Callers;
import baffin.platform.problem.Violation;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.Optional;

/** Marks a query parameter of ids. Other values are refused: an empty list would look like an answer. */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.FIELD, ElementType.PARAMETER})
public @interface IdQuery {

    /** What the ids are of. */
    Of value();

    /** What has ids. */
    enum Of {
        ACCOUNT,
        COMPETITION,
        /** A person or a bot, those of the house included; {@value Callers#ME} for the caller. */
        PLAYER;

        /** What is wrong with a value of the parameter; empty when it can be an id. */
        Optional<Violation> fault(String parameter, String value) {
            if (Uuid.is(value)
                    || this == PLAYER
                            && (value.equals(Callers.ME)
                                    || HouseBot.playing(value).isPresent())) {
                return Optional.empty();
            }
            String words = this == PLAYER
                    ? "must be the id of a player, or me; GET /players?handle= finds the id"
                    : "must be the id of " + (this == ACCOUNT ? "an account" : "a competition");
            return Optional.of(new Violation("?" + parameter, "invalid", words)
                    .withValue(value)
                    .withExample("018f3c2e-7b1a-7c4d-9e2f-5a6b7c8d9e0f"));
        }
    }
}
