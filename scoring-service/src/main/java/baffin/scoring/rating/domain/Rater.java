package baffin.scoring.rating.domain;

import baffin.scoring.rating.domain.RatedMatch.Entrant;

/** A way of rating with all that it has learnt so far; matches must come in their order. */
public interface Rater {

    /** The probability, above 0 and below 1, that one comes before another of another side; both as they enter. */
    double expects(RatedMatch match, Entrant one, Entrant other);

    /** Takes the result of a match. */
    void learn(RatedMatch match);

    /** The number that people see; 1500 for a new player. */
    double shown(String player);

    /** The number that ladders are ordered by. */
    double proven(String player);

    /** Rated matches of a player so far. */
    int games(String player);
}
