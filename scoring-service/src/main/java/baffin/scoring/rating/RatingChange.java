package baffin.scoring.rating;

/**
 * What a match did to a rating.
 *
 * @param before the rating that the player came with
 * @param after the rating that the player left with
 */
public record RatingChange(RatedMatch match, RatedMatch.Entrant entrant, PlayerRating before, PlayerRating after) {}
