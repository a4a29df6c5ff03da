package baffin.match.terms;

/**
 * Where a match stands in a competition.
 *
 * @param competition id of the competition
 * @param round from 1
 * @param table table of the round, from 1
 * @param attempt 1 for the first match of the table, more when it was played again
 */
public record CompetitionRef(String competition, int round, int table, int attempt) {

    public CompetitionRef {
        if (competition.isEmpty() || round < 1 || table < 1 || attempt < 1) {
            throw new IllegalArgumentException("no table of a competition: " + competition + " round " + round
                    + " table " + table + " attempt " + attempt);
        }
    }

    /** The id of its match: known before the match is made, so it is never stored. */
    public String matchId() {
        return NamedIds.of("match:" + competition + ":" + round + ":" + table + ":" + attempt);
    }
}
