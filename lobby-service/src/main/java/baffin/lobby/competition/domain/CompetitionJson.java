package baffin.lobby.competition.domain;

import baffin.competition.Competition;
import baffin.competition.event.CompetitionRecord;
import baffin.platform.acknowledgement.DoesNotFit;
import baffin.platform.wire.Json;
import baffin.platform.wire.JsonFault;
import baffin.platform.wire.WireJson;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.zip.Deflater;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** Competitions as JSON, and pressed together: a big one is written anew with every result. */
public final class CompetitionJson {

    private static final String RECORD = "record";

    /** Most bytes of a competition in memory: several times what the largest one of many rounds takes. */
    private static final long STATE_MAX = 16L * 1024 * 1024;

    private CompetitionJson() {}

    /** Reads a record of {@code lobby.events} whose key is a competition. */
    public static CompetitionRecord record(byte[] json) {
        return Json.shared().read(json, CompetitionRecord.class);
    }

    public static JsonNode body(CompetitionCommandBody ask) {
        return Json.shared().tree(ask);
    }

    /** The answer to an accepted command, without what nobody is told yet. */
    public static ObjectNode answer(CompetitionRecord record) {
        ObjectNode answer = Json.shared().object();
        return answer.set(RECORD, Json.shared().tree(record.hidden()));
    }

    /** Reads what the answer to an accepted command tells. */
    public static CompetitionRecord answered(ObjectNode answer) {
        return Json.shared().value(answer.required(RECORD), CompetitionRecord.class);
    }

    /** A competition pressed together; the same competition gives the same bytes on the same Java. */
    public static byte[] pressed(Competition competition) {
        return press(competition);
    }

    /** Reads what {@link #pressed} has written. */
    public static Competition competition(byte[] pressed) {
        return open(pressed, Competition.class);
    }

    public static byte[] press(Object value) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream gzip = new Counted(new Fast(bytes))) {
            WireJson.shared().writeValue(gzip, value);
        } catch (IOException e) {
            // the library wraps what its output says
            for (Throwable cause = e; cause != null; cause = cause.getCause()) {
                if (cause instanceof DoesNotFit fault) {
                    throw fault;
                }
            }
            throw new JsonFault(e);
        }
        return bytes.toByteArray();
    }

    public static <T> T open(byte[] pressed, Class<T> type) {
        try (GZIPInputStream gzip = new GZIPInputStream(new ByteArrayInputStream(pressed))) {
            return WireJson.shared().readValue(gzip, type);
        } catch (IOException e) {
            throw new JsonFault(e);
        }
    }

    // dull text presses well and fills the memory all the same
    private static final class Counted extends FilterOutputStream {

        private long count;

        Counted(OutputStream out) {
            super(out);
        }

        @Override
        public void write(int one) throws IOException {
            counted(1);
            out.write(one);
        }

        @Override
        public void write(byte[] some, int from, int length) throws IOException {
            counted(length);
            out.write(some, from, length);
        }

        private void counted(int more) {
            count += more;
            if (count > STATE_MAX) {
                throw new DoesNotFit("the competition as a whole", count, STATE_MAX);
            }
        }
    }

    private static final class Fast extends GZIPOutputStream {

        Fast(ByteArrayOutputStream bytes) throws IOException {
            super(bytes);
            def.setLevel(Deflater.BEST_SPEED);
        }
    }
}
