package baffin.scoring.skill;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * A rating.
 *
 * @param rating the number that people see: 1500 for a new player; 1500 + 25 (mu - 25), rounded
 * @param proven what is almost certainly exceeded, by which ladders are ordered: 1500 + 25 (mu - 3 sigma - 25), rounded
 * @param mu mean of the estimate; 25 for a new player
 * @param sigma its standard deviation; 25/3 for a new player
 */
@Schema(name = "RatingValue")
public record RatingValue(
        @Schema(examples = "1566") long rating,
        @Schema(examples = "961") long proven,
        @Schema(examples = "27.63") double mu,
        @Schema(examples = "8.07") double sigma) {

    /** A skill as people see it. */
    public static RatingValue of(Skill skill) {
        return new RatingValue(Math.round(skill.shown()), Math.round(skill.proven()), skill.mu(), skill.sigma());
    }
}
