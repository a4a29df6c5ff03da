package baffin.bot.demo.match;

import baffin.bot.client.model.Score;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What the demo found; as JSON it is what {@code --json} prints.
 *
 * @param game id of the game
 * @param seats how many seats
 * @param seed the seed from outside, or the secret one as it was revealed at the end (64 hexadecimal digits)
 * @param seeded true when the seed came from outside, which makes the match unranked
 * @param matchId id of the match
 * @param events records in the match's log: its last version
 * @param rounds rounds played
 * @param standing seats by place
 * @param verified true when the replay from the revealed seed gave the same log
 * @param findings what the replay and the rebuild found, empty when both came out the same
 * @param latencyMs command latencies (ms): p50 and p99
 * @param rebuild true when the read models came out of the log identical; null when it was not checked
 * @param majorities the races as the last view showed them; not part of the document
 */
public record DemoReport(
        String game,
        int seats,
        String seed,
        boolean seeded,
        String matchId,
        long events,
        int rounds,
        List<Place> standing,
        boolean verified,
        @JsonIgnore List<String> findings,
        Map<String, Double> latencyMs,
        @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable Boolean rebuild,
        @JsonIgnore JsonNode majorities) {

    /** True when nothing that was checked has failed. */
    @JsonIgnore
    public boolean sound() {
        return verified && !Boolean.FALSE.equals(rebuild);
    }

    /**
     * A line of the standing.
     *
     * @param seat from 0
     * @param handle public name
     * @param place from 1; who shares a place leaves the next one out
     * @param score points
     * @param lines every number with its origin
     * @param tokens tokens taken, or what else the game counts, by kind
     * @param lost what did not come home, where the game knows that
     * @param returned order of return from 1, or null
     * @param tieBreak how a tie was broken, or null
     * @param facts further facts of the seat as the sheet has them; not part of the document
     */
    record Place(
            int seat,
            String handle,
            int place,
            int score,
            List<Score.Line> lines,
            Map<String, Integer> tokens,
            Lost lost,

            @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable
            Integer returned,

            @Nullable String tieBreak,
            @JsonIgnore Map<String, String> facts) {}

    /**
     * Losses.
     *
     * @param ship true when the ship did not return
     * @param sled true when the sled was lost or did not return
     * @param crew crewmen lost
     */
    record Lost(boolean ship, boolean sled, int crew) {}
}
