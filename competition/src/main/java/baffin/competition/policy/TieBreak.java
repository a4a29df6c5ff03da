package baffin.competition.policy;

/** What decides between entrants with equal match points, in the order that the policy gives; docs/competitions.md. */
public enum TieBreak {
    /** Match points in the matches in which the tied sat together, if each two of them met equally often. */
    HEAD_TO_HEAD,
    /** Matches won; a shared first place is a share of a win. */
    FIRST_PLACES,
    SECOND_PLACES,
    /** Mean over one's matches of the opponents' mean of match points a match / most possible; each at least 0.20. */
    OPPONENTS,
    /** Mean over one's matches of own score / winner's score. */
    WINNER_SHARE,
    /** Mean over one's matches of own score / sum of the table's scores, times the size of the table. */
    TABLE_SHARE,
    /** Best score of a single match. */
    BEST_SCORE,
    /** Fewest penalties and lost seats. */
    PENALTIES,
    /** One more match where a title, a promotion or a place in the final depends on it; it must be the last but LOT. */
    PLAY_OFF,
    /** SHA-256 of the competition's seed and the player's id: nobody can choose it, all can check it. */
    LOT
}
