package baffin.competition.pairing.league;

/**
 * How a division of so many entrants plays; the same in every competition.
 *
 * @param rounds that its games take
 * @param gamesMin fewest games of an entrant
 * @param gamesMax most games of an entrant
 * @param meetingsMin how often the pair that meets least does
 * @param meetingsMax how often the pair that meets most does
 * @param seatsMin how often somebody has the seat had least
 * @param seatsMax how often somebody has the seat had most
 * @param idleMin rounds in which the busiest entrant has no table
 * @param idleMax rounds in which the least busy entrant has no table
 */
public record DivisionSchedule(
        int entrants,
        int rounds,
        int gamesMin,
        int gamesMax,
        int meetingsMin,
        int meetingsMax,
        int seatsMin,
        int seatsMax,
        int idleMin,
        int idleMax) {}
