package baffin.scoring.competition.view;

import baffin.competition.Competition;
import baffin.competition.pairing.Seeds;
import baffin.competition.standing.Standing;
import baffin.platform.wire.Json;
import baffin.scoring.competition.Competitions.PublicRecord;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;

/** A whole competition as one document: all that is needed to compute it again elsewhere. */
public final class Exports {

    /** Version of the form; raised when an older reader could not read it. */
    public static final int FORMAT = 1;

    private Exports() {}

    /**
     * The document. Its digest is SHA-256 over the records as they stand in it, each on a line that ends with LF.
     *
     * @param standing the official one at the version of the last record
     * @param records with names
     * @param shown writes with names
     */
    public static String of(Competition competition, Standing standing, List<PublicRecord> records, Json shown) {
        StringBuilder text = new StringBuilder("{\"format\":").append(FORMAT);
        text.append(",\"competition\":").append(Json.shared().text(standing.competition()));
        text.append(",\"name\":").append(Json.shared().text(competition.policy().name()));
        text.append(",\"version\":").append(standing.version());
        text.append(",\"digest\":").append(Json.shared().text(digest(records)));
        text.append(",\n\"records\":[\n");
        text.append(records.stream().map(PublicRecord::json).collect(Collectors.joining(",\n")));
        text.append("\n],\n\"standing\":[\n");
        text.append(
                StandingRow.of(standing, null, null).stream().map(shown::text).collect(Collectors.joining(",\n")));
        return text.append("\n]}\n").toString();
    }

    static String digest(List<PublicRecord> records) {
        MessageDigest digest = Seeds.digest();
        for (PublicRecord record : records) {
            digest.update((record.json() + "\n").getBytes(StandardCharsets.UTF_8));
        }
        return HexFormat.of().formatHex(digest.digest());
    }
}
