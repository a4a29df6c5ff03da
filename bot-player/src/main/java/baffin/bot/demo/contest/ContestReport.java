package baffin.bot.demo.contest;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What came of a competition; as JSON it is what {@code --json} prints.
 *
 * @param competitionId its id
 * @param policy as the platform keeps it
 * @param commitment SHA-256 of the seed, public from the beginning
 * @param seed from which pairings and lots come, public since play began
 * @param matches matches played
 * @param seconds from the first account to the last check
 * @param rounds by number
 * @param pairings by round
 * @param results by round and table
 * @param standings as {@code GET /competitions/{id}/standings} gives them
 * @param recomputed true when the export, recomputed by the launcher, gives the same tables and the same standing; null
 *     when nobody has done that
 * @param rebuild true when the read models came out of the log identical; null when it was not checked
 * @param findings what a check found, empty when all came out the same
 */
public record ContestReport(
        String competitionId,
        JsonNode policy,
        String commitment,
        String seed,
        int matches,
        long seconds,
        List<RoundLine> rounds,
        List<Pairing> pairings,
        List<Result> results,
        JsonNode standings,

        @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable Boolean recomputed,

        @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable Boolean rebuild,

        List<String> findings) {

    /** True when nothing that was checked has failed. */
    @JsonIgnore
    public boolean sound() {
        return !Boolean.FALSE.equals(rebuild) && pairings.stream().allMatch(Pairing::verified);
    }

    /**
     * A round.
     *
     * @param round its number
     * @param stage what it was for
     * @param tables how many
     * @param byes entrants without a table
     * @param publishedAt when (RFC 3339, UTC)
     * @param closedAt when (RFC 3339, UTC)
     */
    record RoundLine(int round, String stage, int tables, int byes, String publishedAt, String closedAt) {}

    /**
     * How a round was paired.
     *
     * @param round its number
     * @param seed the same seed gives the same tables
     * @param cost of all tables; 0 where nothing was searched
     * @param verified true when the tables follow from what was before the round
     * @param tables numbers of the entrants by seat, table by table
     * @param byes numbers of the entrants without a table
     */
    record Pairing(
            int round, String seed, double cost, boolean verified, List<List<Integer>> tables, List<Integer> byes) {}

    /**
     * What a table came to.
     *
     * @param round its round
     * @param table its number
     * @param matchId the match
     * @param source MATCH, or what the deadline has ruled
     * @param seats by seat
     */
    record Result(int round, int table, String matchId, String source, List<SeatLine> seats) {}

    /**
     * A seat of a table.
     *
     * @param entrant its number
     * @param handle public name
     * @param place 1 for the first; shared places have one number
     * @param score of the game, null where there is none
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record SeatLine(
            int entrant, String handle, int place, @Nullable Integer score) {}
}
