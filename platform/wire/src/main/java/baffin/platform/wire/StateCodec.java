package baffin.platform.wire;

import baffin.decider.ProcessedCommand;
import baffin.game.Command;
import baffin.game.Event;
import baffin.game.Seat;
import baffin.match.decide.MatchDecider;
import baffin.match.event.MatchEvent;
import baffin.match.event.MatchEvent.MatchStarted;
import baffin.match.state.Attendance;
import baffin.match.state.MatchState;
import baffin.match.state.Timeline;
import baffin.match.state.UndoableStep;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.io.SerializedString;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The decider's memory of one match as a compact row: the last checkpoint, the steps since, and who asked what. An
 * ended
 * match keeps no table.
 *
 * @param <S> state of the game
 * @param <E> events of the game
 */
public final class StateCodec<S, E extends Event> {

    private final JsonMapper mapper;
    private final Json json;
    private final MatchDecider<?, S, E> decider;
    private final JavaType stateType;
    private final JavaType tailType;
    private final Function<MatchStarted, S> emptyTable;

    /** Rows of the codec's game. */
    public <C extends Command> StateCodec(JsonCodec<C, S, E, ?> codec, MatchDecider<C, S, E> decider) {
        this.mapper = codec.mapper();
        this.json = codec.json();
        this.decider = decider;
        this.emptyTable = start -> codec.game().initial(start.forGame());
        var types = mapper.getTypeFactory();
        this.stateType = types.constructType(codec.game().stateType());
        this.tailType = types.constructCollectionType(
                List.class,
                types.constructParametricType(UndoableStep.class, codec.game().eventType()));
    }

    /**
     * Parts of a row that stay the same for many versions, already written.
     *
     * @param start the first event's JSON
     * @param of the checkpoint that was written
     * @param checkpoint its JSON
     */
    public record Kept(SerializedString start, Object of, SerializedString checkpoint) {}

    /** A row, and what the next one can use again. */
    public record Row(byte[] bytes, Kept kept) {}

    /**
     * What a row holds.
     *
     * @param processed the commands of people that the match remembers, the latest last
     */
    public record Stored<S, E extends Event>(MatchState<S, E> state, List<ProcessedCommand> processed) {}

    /**
     * Writes a row.
     *
     * @param processed the commands of people that the match remembers, the latest last
     * @param kept from the row before of the same match, null when there is none
     */
    public Row write(MatchState<S, E> state, List<ProcessedCommand> processed, @Nullable Kept kept) {
        try {
            Kept parts = parts(state, kept);
            ByteArrayOutputStream out = new ByteArrayOutputStream(4096);
            try (JsonGenerator row = mapper.createGenerator(out)) {
                row.writeStartObject();
                row.writeStringField("matchId", state.matchId());
                row.writeFieldName("start");
                row.writeRawValue(parts.start());
                row.writeNumberField("version", state.version());
                row.writeBooleanField("ended", state.ended());
                row.writePOJOField("resigned", state.resigned());
                row.writePOJOField("attendance", state.attendance());
                writeProcessed(row, state, processed);
                if (!state.ended()) {
                    row.writeFieldName("tail");
                    mapper.writerFor(tailType).writeValue(row, state.table().tail());
                    row.writeFieldName("checkpoint");
                    row.writeRawValue(parts.checkpoint());
                }
                row.writeEndObject();
            }
            return new Row(out.toByteArray(), parts);
        } catch (IOException e) {
            throw new JsonFault(e);
        }
    }

    /**
     * Reads a row.
     *
     * @throws JsonFault when a part of it does not fit the game
     */
    public Stored<S, E> read(ObjectNode row) {
        MatchStarted start = (MatchStarted) json.value(row.required("start"), MatchEvent.class);
        boolean ended = row.required("ended").booleanValue();
        MatchState<S, E> state = new MatchState<>(
                row.required("matchId").textValue(),
                start,
                row.required("version").longValue(),
                ended ? Timeline.at(emptyTable.apply(start)) : table(row),
                List.of(json.value(row.required("resigned"), Seat[].class)),
                ended,
                json.value(row.required("attendance"), Attendance.class));
        return new Stored<>(state, readProcessed(row, start));
    }

    /** The id of the game whose match a row holds. */
    public static String gameOf(ObjectNode row) {
        return row.required("start").required("setup").required("game").textValue();
    }

    private Timeline<S, E> table(ObjectNode row) {
        S checkpoint = json.value(row.required("checkpoint"), stateType);
        List<UndoableStep<E>> tail = json.value(row.required("tail"), tailType);
        return decider.restored(checkpoint, tail);
    }

    private Kept parts(MatchState<S, E> state, @Nullable Kept kept) {
        Object checkpoint = state.table().checkpoint();
        if (kept != null && kept.of() == checkpoint) {
            return kept;
        }
        SerializedString start = kept == null ? new SerializedString(json.text(state.start())) : kept.start();
        return new Kept(start, checkpoint, new SerializedString(json.text(checkpoint, stateType)));
    }

    // "commandId fingerprint version seat" or, for someone without a seat, "... @player": short, since it is most of
    // the row
    private void writeProcessed(JsonGenerator row, MatchState<S, E> state, List<ProcessedCommand> processed)
            throws IOException {
        row.writeArrayFieldStart("seen");
        for (ProcessedCommand each : processed) {
            String who = state.start()
                    .setup()
                    .seatOf(each.player())
                    .map(seat -> "" + seat.index())
                    .orElse("@" + each.player());
            row.writeString(each.commandId() + ' ' + each.fingerprint() + ' ' + each.version() + ' ' + who);
        }
        row.writeEndArray();
    }

    private static List<ProcessedCommand> readProcessed(ObjectNode row, MatchStarted start) {
        List<ProcessedCommand> all = new ArrayList<>();
        for (JsonNode entry : row.required("seen")) {
            String[] parts = entry.textValue().split(" ", 4);
            String player = parts[3].startsWith("@")
                    ? parts[3].substring(1)
                    : start.setup().seats().get(Integer.parseInt(parts[3])).player();
            all.add(new ProcessedCommand(parts[0], parts[1], player, Long.parseLong(parts[2])));
        }
        return all;
    }
}
