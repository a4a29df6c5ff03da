package baffin.platform.export;

import baffin.game.Command;
import baffin.game.Event;
import baffin.game.ScoreSheet;
import baffin.match.event.MatchEvent;
import baffin.match.event.Step;
import baffin.match.state.MatchFold;
import baffin.match.verify.Finding;
import baffin.match.verify.MatchVerifier;
import baffin.match.verify.Verification;
import baffin.platform.wire.JsonCodec;
import baffin.platform.wire.JsonCodecs;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Replays an export with the engine at hand: the commitment, every draw, every event and the final sheet must come out
 * as they stand in the document. Texts for people on the sheet are not compared, since they may be worded anew.
 */
public final class ExportCheck {

    private static final String HERE = "the document";
    private static final String AGAIN = "the replay";
    private static final String HANDLE = "handle";

    private final ExportReader reader;

    /** A check with the games of the codecs. */
    public ExportCheck(JsonCodecs codecs) {
        this.reader = new ExportReader(codecs);
    }

    /**
     * Checks a document, or one that was compressed with gzip.
     *
     * @return a verdict, whatever the bytes are
     */
    public ExportReport check(byte[] file) {
        try {
            byte[] json = Gzip.opened(file);
            Export export = reader.read(json);
            if (export.steps().isEmpty()
                    || !(export.steps().getFirst().events().stream().findFirst().orElse(null)
                            instanceof MatchEvent.MatchStarted)) {
                throw new MalformedExport("the first step does not start a match");
            }
            return checked(reader.codec(export), export, json);
        } catch (MalformedExport e) {
            return ExportReport.unreadable(String.valueOf(e.getMessage()));
        }
    }

    private static <C extends Command, S, E extends Event, K> ExportReport checked(
            JsonCodec<C, S, E, K> codec, Export export, byte[] json) {
        Verification replay = MatchVerifier.verify(codec.game(), export.steps());
        List<String> findings = new ArrayList<>();
        replay.faults().forEach(fault -> findings.add(described(codec, fault)));
        @Nullable ScoreSheet sheet = null;
        Difference.between(
                        nameless(export.header()),
                        nameless(ExportWriter.header(codec, export.steps().getFirst())))
                .ifPresent(found -> findings.add("header: " + found.text(HERE, "its first step")));
        if (replay.verified()) {
            sheet = ExportWriter.folded(codec, export.steps()).sheet(codec.game());
            Difference.between(export.draws(), ExportWriter.draws(codec, replay.draws()))
                    .ifPresent(found -> findings.add("draws: " + found.text(HERE, AGAIN)));
            Difference.between(figures(export.sheet()), figures(ExportWriter.sheet(codec, sheet)))
                    .ifPresent(found -> findings.add("sheet: " + found.text(HERE, AGAIN)));
        }
        if (!Digest.fits(json)) {
            findings.add("digest: it is not that of these bytes, so the file is not as it was exported");
        }
        MatchEvent.MatchStarted start = MatchFold.started(export.steps().getFirst());
        return new ExportReport(
                export.matchId(),
                export.game(),
                start.rulesVersion(),
                start.commitment(),
                Digest.fits(json) ? Digest.of(json) : "",
                export.header().path("setup").path("seats").findValuesAsText(HANDLE),
                replay.steps(),
                replay.draws().size(),
                sheet,
                findings);
    }

    /** A finding of the replay in one line, with the first value that differs. */
    public static String described(JsonCodec<?, ?, ?, ?> codec, Finding fault) {
        Step logged = fault.logged();
        Step replayed = fault.replayed();
        if (logged == null || replayed == null) {
            return fault.line();
        }
        return Difference.between(codec.tree(logged), codec.tree(replayed))
                .map(found -> "version " + fault.version() + ": " + found.text("the log", AGAIN))
                .orElseGet(fault::line);
    }

    /** Names are no part of a match: they change with the accounts. */
    private static ObjectNode nameless(ObjectNode header) {
        ObjectNode nameless = header.deepCopy();
        nameless.findParents(HANDLE).forEach(holder -> ((ObjectNode) holder).remove(HANDLE));
        return nameless;
    }

    private static JsonNode figures(ObjectNode sheet) {
        ObjectNode figures = sheet.deepCopy();
        for (JsonNode seat : figures.path("seats")) {
            seat.path("lines").forEach(line -> {
                if (line instanceof ObjectNode object) {
                    object.remove("note");
                }
            });
            if (seat instanceof ObjectNode object && object.remove("tieBreak") != null) {
                object.put("tieBreak", true);
            }
        }
        return figures;
    }

    /**
     * The first place at which two JSON values are not the same.
     *
     * @param pointer JSON pointer to it
     * @param left what stands there in the one; missing when nothing does
     * @param right what stands there in the other; missing when nothing does
     */
    public record Difference(String pointer, JsonNode left, JsonNode right) {

        private static final int SHOWN_MAX = 200;

        /** Compares two values, members in the order of the first. */
        public static Optional<Difference> between(JsonNode left, JsonNode right) {
            return between("", left, right);
        }

        /** Both sides in words. */
        public String text(String leftName, String rightName) {
            return (pointer.isEmpty() ? "all of it" : pointer) + " is " + shown(left) + " in " + leftName + " and "
                    + shown(right) + " in " + rightName;
        }

        private static Optional<Difference> between(String pointer, JsonNode left, JsonNode right) {
            if (left.isObject() && right.isObject()) {
                Set<String> names = new LinkedHashSet<>();
                left.fieldNames().forEachRemaining(names::add);
                right.fieldNames().forEachRemaining(names::add);
                return names.stream()
                        .flatMap(name -> between(pointer + '/' + name, left.path(name), right.path(name)).stream())
                        .findFirst();
            }
            if (left.isArray() && right.isArray()) {
                for (int index = 0; index < Math.max(left.size(), right.size()); index++) {
                    Optional<Difference> found = between(pointer + '/' + index, left.path(index), right.path(index));
                    if (found.isPresent()) {
                        return found;
                    }
                }
                return Optional.empty();
            }
            return same(left, right) ? Optional.empty() : Optional.of(new Difference(pointer, left, right));
        }

        private static boolean same(JsonNode left, JsonNode right) {
            // how wide a whole number is stored is no difference
            return left.isIntegralNumber() && right.isIntegralNumber()
                    ? left.bigIntegerValue().equals(right.bigIntegerValue())
                    : left.equals(right);
        }

        private static String shown(JsonNode value) {
            if (value instanceof MissingNode) {
                return "missing";
            }
            String text = value.toString();
            return text.length() <= SHOWN_MAX ? text : text.substring(0, SHOWN_MAX) + "...";
        }
    }
}
