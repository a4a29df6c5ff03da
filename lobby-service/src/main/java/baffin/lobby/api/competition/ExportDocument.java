package baffin.lobby.api.competition;

import baffin.competition.Competition;
import baffin.competition.CompetitionRecord;
import baffin.platform.problem.JsonProblems;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import baffin.platform.wire.Decoded;
import baffin.platform.wire.Malformed;
import baffin.platform.wire.Trees;
import baffin.platform.wire.WireJson;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/** The export of a competition as another installation writes it. */
final class ExportDocument {

    private static final int FORMAT = 1;

    private ExportDocument() {}

    /**
     * Reads its records.
     *
     * @throws baffin.platform.problem.ProblemException 400 when it is no export, or its records make no competition
     */
    static List<CompetitionRecord> records(byte[] body) {
        JsonNode tree = switch (Trees.read(body)) {
            case Decoded.Bad<JsonNode>(Malformed fault) -> throw fault(fault.pointer(), fault.message());
            case Decoded.Ok<JsonNode>(JsonNode read) -> read;
        };
        if (tree.path("format").asInt() != FORMAT) {
            throw fault("/format", "must be " + FORMAT);
        }
        if (tree.path("records").isEmpty()) {
            throw fault("/records", "must be the records of a competition, from its first one on");
        }
        List<CompetitionRecord> records = new ArrayList<>();
        for (JsonNode record : tree.path("records")) {
            records.add(record(record, "/records/" + records.size()));
        }
        fold(records, tree.path("competition").asText());
        if (!digest(tree.path("records")).equals(tree.path("digest").asText())) {
            throw fault("/digest", "does not fit the records");
        }
        return records;
    }

    /** SHA-256 over the records as they stand in the document, each on a line that ends with LF; hexadecimal. */
    private static String digest(JsonNode records) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (JsonNode record : records) {
                digest.update((record + "\n").getBytes(StandardCharsets.UTF_8));
            }
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    private static CompetitionRecord record(JsonNode tree, String pointer) {
        try {
            return WireJson.shared().treeToValue(tree, CompetitionRecord.class);
        } catch (JsonProcessingException e) {
            Problem problem = JsonProblems.of(e);
            String where = problem.violations().isEmpty()
                    ? ""
                    : problem.violations().getFirst().pointer();
            throw fault(pointer + where, "is not a record of a competition");
        }
    }

    private static void fold(List<CompetitionRecord> records, String id) {
        if (!CompetitionIds.valid(id)
                || records.stream().anyMatch(record -> !record.competitionId().equals(id))) {
            throw fault("/competition", "must be the id that all records have");
        }
        Competition state = null;
        for (int index = 0; index < records.size(); index++) {
            try {
                state = Competition.after(state, records.get(index));
            } catch (RuntimeException e) {
                throw fault("/records/" + index, "does not follow from those before");
            }
        }
    }

    private static RuntimeException fault(String pointer, String message) {
        return pointer.isEmpty()
                ? Problem.of(ProblemType.MALFORMED_JSON, "The body " + message).asException()
                : Problem.invalidField(pointer, "invalid", message).asException();
    }
}
