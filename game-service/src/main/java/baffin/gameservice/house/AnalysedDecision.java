package baffin.gameservice.house;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;

/**
 * A stored decision of a finished match.
 *
 * @param version of the match when it was to be made
 * @param seat whose it was
 * @param chances of each seat to win before it, 0 to 1
 * @param played what was done
 * @param best what the commodore would have done
 * @param words the same by language
 * @param lost chance to win that was given away, 0 to 1
 */
record AnalysedDecision(
        long version,
        int seat,
        List<Double> chances,
        JsonNode played,
        JsonNode best,
        Map<String, String> words,
        double lost) {}
