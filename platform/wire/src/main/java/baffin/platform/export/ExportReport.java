package baffin.platform.export;

import baffin.game.ScoreSheet;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a check of an export has found.
 *
 * @param matchId the match; empty when the file could not be read
 * @param game id of its game; empty when the file could not be read
 * @param rulesVersion rules version it was played by; empty when it is not known
 * @param commitment SHA-256 of the seed, published before the first draw; empty when it is not known
 * @param digest SHA-256 that the document ends with; empty when there is none
 * @param handles public names by seat, as they were when the export was made
 * @param steps how many steps came out again as they stand in the document
 * @param draws how many numbers were drawn again
 * @param sheet the final score sheet as this engine makes it; null when the replay did not come to the end
 * @param findings what does not fit, the earliest first; empty when all does
 */
public record ExportReport(
        String matchId,
        String game,
        String rulesVersion,
        String commitment,
        String digest,
        List<String> handles,
        long steps,
        int draws,
        @Nullable ScoreSheet sheet,
        List<String> findings) {

    public ExportReport {
        handles = List.copyOf(handles);
        findings = List.copyOf(findings);
    }

    /** True when everything fits. */
    public boolean verified() {
        return findings.isEmpty();
    }

    /**
     * The report for somebody who has written a commitment down before the match.
     *
     * @param promised SHA-256 of the seed, hexadecimal
     */
    public ExportReport expecting(String promised) {
        if (promised.equalsIgnoreCase(commitment)) {
            return this;
        }
        List<String> all = new ArrayList<>(findings);
        all.add("commitment: it is " + (commitment.isEmpty() ? "not known" : commitment) + ", not " + promised
                + " as you were promised");
        return new ExportReport(matchId, game, rulesVersion, commitment, digest, handles, steps, draws, sheet, all);
    }

    static ExportReport unreadable(String reason) {
        return new ExportReport("", "", "", "", "", List.of(), 0, 0, null, List.of(reason));
    }
}
