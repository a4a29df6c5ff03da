package baffin.standalone.cli.competition;

import baffin.competition.Competition;
import baffin.competition.event.CompetitionRecord;
import baffin.platform.names.DocumentNames;
import baffin.platform.names.NamedTrees;
import baffin.platform.names.PublicNames;
import baffin.platform.wire.WireJson;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * A competition as its export tells it.
 *
 * @param records from the first one on
 * @param competition what the records make
 * @param names as it tells them
 * @param standing as somebody else has computed it: the export itself, or the platform; missing when nobody has
 */
public record CompetitionExport(
        List<CompetitionRecord> records, Competition competition, PublicNames names, JsonNode standing) {

    private static final ObjectMapper JSON = new ObjectMapper();

    public CompetitionExport {
        records = List.copyOf(records);
    }

    /**
     * Reads an export and folds its records.
     *
     * @throws IOException when it is none, or its records do not follow from each other
     */
    public static CompetitionExport of(byte[] body) throws IOException {
        JsonNode tree = JSON.readTree(body);
        if (!tree.path("records").isArray() || tree.path("records").isEmpty()) {
            throw new IOException("this is no export of a competition: it has no records");
        }
        DocumentNames names = DocumentNames.in(tree);
        NamedTrees.strip(tree.path("records"));
        List<CompetitionRecord> records = new ArrayList<>();
        for (JsonNode record : tree.path("records")) {
            records.add(record(record, records.size()));
        }
        return new CompetitionExport(records, folded(records), names, standingOf(tree));
    }

    private static JsonNode standingOf(JsonNode tree) {
        return tree.has("standings") ? tree.path("standings") : tree.path("standing");
    }

    private static CompetitionRecord record(JsonNode tree, int index) throws IOException {
        try {
            return WireJson.shared().treeToValue(tree, CompetitionRecord.class);
        } catch (JsonProcessingException e) {
            throw new IOException("record " + (index + 1) + ": " + e.getOriginalMessage(), e);
        }
    }

    private static Competition folded(List<CompetitionRecord> records) throws IOException {
        Competition state = Competition.after(null, records.getFirst());
        for (CompetitionRecord record : records.subList(1, records.size())) {
            if (record.version() != state.version() + 1) {
                throw new IOException("version " + record.version() + " cannot follow version " + state.version());
            }
            try {
                state = Competition.after(state, record);
            } catch (RuntimeException e) {
                throw new IOException("version " + record.version() + " does not follow from those before it", e);
            }
        }
        return state;
    }

    /** The same with the standing that somebody else tells. */
    public CompetitionExport against(JsonNode other) {
        return new CompetitionExport(records, competition, names, other);
    }

    /** The same without anybody else's standing. */
    CompetitionExport alone() {
        return against(MissingNode.getInstance());
    }

    /** Public name of an entrant. */
    String handle(int entrant) {
        return competition.entrant(entrant).map(one -> names.of(one.person())).orElse("entrant " + entrant);
    }
}
