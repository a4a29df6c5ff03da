package baffin.lobby.competition.api;

import baffin.competition.Competition;
import baffin.competition.Elsewhere;
import baffin.competition.entry.Actor;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.standing.Standings;
import baffin.lobby.competition.service.CompetitionIds;
import baffin.platform.limits.PublicName;
import baffin.platform.names.NamedTrees;
import baffin.platform.names.ToldNames;
import baffin.platform.problem.JsonProblems;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import baffin.platform.wire.WireJson;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/** The export of a competition as another installation writes it, judged as a whole. */
final class ExportDocument {

    private static final int FORMAT = 1;

    private final Elsewhere trial;
    private final MessageDigest digest = sha256();
    private final Map<String, String> names = new HashMap<>();
    private @Nullable String id;
    private @Nullable Competition state;

    private ExportDocument(Actor importer) {
        this.trial = Elsewhere.of(importer, "");
    }

    /**
     * A document whose records make a competition.
     *
     * @param digest SHA-256 over the records as they stand in the document, each on a line that ends with LF
     * @param records how many there are
     * @param names of the people there, by the ids that they have here
     */
    record Checked(String digest, long records, Map<String, String> names) {}

    /**
     * Reads all of it, and keeps nothing but what its records make.
     *
     * @throws baffin.platform.problem.ProblemException 400 when it is no export, or its records make no competition
     */
    static Checked checked(Path file, Actor importer) {
        ExportDocument document = new ExportDocument(importer);
        try (ExportStream stream = ExportStream.of(file)) {
            for (JsonNode tree = stream.next(); tree != null; tree = stream.next()) {
                document.take(tree, stream.index() - 1);
            }
            return document.judged(stream);
        }
    }

    private Checked judged(ExportStream stream) {
        if (stream.format() != FORMAT) {
            throw fault("/format", "must be " + FORMAT);
        }
        if (state == null) {
            throw fault("/records", "must be the records of a competition, from its first one on");
        }
        if (!CompetitionIds.valid(stream.competition()) || !stream.competition().equals(id)) {
            throw fault("/competition", "must be the id that all records have");
        }
        String made = HexFormat.of().formatHex(digest.digest());
        if (!made.equals(stream.digest())) {
            throw fault("/digest", "does not fit the records");
        }
        counted(state);
        return new Checked(made, stream.index(), Map.copyOf(names));
    }

    // whoever opens it later must not be the first to find out that it can't be counted
    private static void counted(Competition whole) {
        try {
            Standings.of(whole);
        } catch (CancellationException e) {
            throw e;
        } catch (RuntimeException e) {
            throw fault("/records", "make a competition that cannot be counted");
        }
    }

    private void take(JsonNode tree, int index) {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException();
        }
        digest.update((tree + "\n").getBytes(StandardCharsets.UTF_8));
        ToldNames told = ToldNames.in(tree);
        CompetitionRecord record = record(tree, "/records/" + index);
        try {
            id = id == null ? Objects.requireNonNull(record.competitionId()) : id;
            if (!record.competitionId().equals(id)) {
                throw fault("/competition", "must be the id that all records have");
            }
            state = Competition.after(state, trial.brought(record));
            told.byPlayer().forEach(this::named);
        } catch (baffin.platform.problem.ProblemException e) {
            throw e;
        } catch (RuntimeException e) {
            throw fault("/records/" + index, "does not follow from those before");
        }
    }

    private void named(String player, String handle) {
        if (PublicName.fault(handle).isEmpty()) {
            names.put(Elsewhere.person(player), handle);
        }
    }

    /** A record of a document, whose names are taken out. */
    static CompetitionRecord record(JsonNode tree, String pointer) {
        NamedTrees.strip(tree);
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

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    private static RuntimeException fault(String pointer, String message) {
        return pointer.isEmpty()
                ? Problem.of(ProblemType.MALFORMED_JSON, "The body " + message).asException()
                : Problem.invalidField(pointer, "invalid", message).asException();
    }
}
