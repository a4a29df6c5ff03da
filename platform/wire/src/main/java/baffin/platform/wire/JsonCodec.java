package baffin.platform.wire;

import baffin.game.Command;
import baffin.game.Event;
import baffin.game.Game;
import baffin.game.ScoreSheet;
import baffin.game.SeatScore;
import baffin.game.words.Messages;
import baffin.game.words.Phrase;
import baffin.match.MatchRecord;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchEvent;
import baffin.match.event.Step;
import baffin.platform.names.PublicNames;
import baffin.platform.problem.Violation;
import baffin.platform.wire.json.MatchModule;
import baffin.platform.wire.json.NamesModule;
import baffin.platform.wire.json.SealedTypes;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * JSON of one game and the matches around it. Thread-safe.
 *
 * @param <C> commands of the game
 * @param <S> state of the game
 * @param <E> events of the game
 * @param <K> tally of its score keeper
 */
public final class JsonCodec<C extends Command, S, E extends Event, K> {

    /** Name under which {@link Upcasters} know a record of the log. */
    public static final String STEP = "Step";

    private static final String GAME = "game";
    private static final String SCHEMA = "schema";

    private final Game<C, S, E, K> game;
    private final Upcasters upcasters;
    private final MatchModule types;
    private final JsonMapper mapper;
    private final Json json;
    private final Json shown;
    private final JavaType recordType;

    /**
     * The codec of a game where nobody has a name.
     *
     * @throws IllegalStateException when one of its types has the name of a type of the match, or of another of its own
     */
    public JsonCodec(Game<C, S, E, K> game, Upcasters upcasters) {
        this(game, upcasters, PublicNames.NONE);
    }

    /**
     * The codec of a game where people read of its matches.
     *
     * @param names under which players are shown
     * @throws IllegalStateException when one of its types has the name of a type of the match, or of another of its own
     */
    public JsonCodec(Game<C, S, E, K> game, Upcasters upcasters, PublicNames names) {
        this.game = game;
        this.upcasters = upcasters;
        this.types = new MatchModule(game);
        this.mapper = WireJson.mapper(types);
        this.json = Json.of(mapper);
        this.shown = Json.of(WireJson.mapper(types, new NamesModule(names)));
        this.recordType = mapper.getTypeFactory()
                .constructParametricType(
                        MatchRecord.class,
                        game.stateType(),
                        game.eventType(),
                        game.scoreKeeper().tallyType());
    }

    public Game<C, S, E, K> game() {
        return game;
    }

    /** Version of the schema of records that is written today; older ones are read as well. */
    public int schema() {
        return upcasters.current();
    }

    /** A mapper that writes and reads everything of this game and its matches. */
    public JsonMapper mapper() {
        return mapper;
    }

    /** Reads and writes by {@link #mapper}. */
    Json json() {
        return json;
    }

    /** Names of all commands that a match of this game takes. */
    public Set<String> commandTypes() {
        return types.commandTypes();
    }

    /** Names of all events that a match of this game may hold. */
    public Set<String> eventTypes() {
        return types.eventTypes();
    }

    /** Reads a command as a client has sent it. */
    public Decoded<MatchCommand> command(byte[] bytes) {
        return switch (Trees.read(bytes)) {
            case Decoded.Bad<JsonNode> bad -> new Decoded.Bad<>(bad.problem());
            case Decoded.Ok<JsonNode> ok -> command(ok.value());
        };
    }

    /** Reads a command from a tree; the tree is not changed. */
    public Decoded<MatchCommand> command(JsonNode tree) {
        if (!tree.isObject()) {
            return bad(Malformed.FIELD, new Violation("", "wrong-type", "must be an object"));
        }
        JsonNode type = tree.path(SealedTypes.TYPE);
        if (!type.isTextual()) {
            String message = type.isMissingNode() ? "is missing" : "must be a string";
            return bad(Malformed.FIELD, new Violation("/type", "missing", message).withAllowed(commands()));
        }
        if (!commandTypes().contains(type.textValue())) {
            return bad(
                    Malformed.COMMAND,
                    new Violation("/type", Malformed.COMMAND, "is no command of this game")
                            .withValue(type.textValue())
                            .withAllowed(commands()));
        }
        return json.decoded(tree, types.commandType(type.textValue())).map(types::command);
    }

    /** Reads that somebody takes over a seat, which the platform asks and no client can; the tree is not changed. */
    public Decoded<MatchCommand> takeOver(JsonNode tree) {
        return json.decoded(tree, MatchCommand.TakeOver.class).map(MatchCommand.class::cast);
    }

    /** Events as JSON text, for a reply: nobody has a name yet. */
    public String eventsText(List<MatchEvent> events) {
        return json.text(events);
    }

    /** A value of this game or its matches as people are shown it, as a tree. */
    public <T extends JsonNode> T tree(Object value) {
        return shown.tree(value);
    }

    /** A value of this game or its matches as people are shown it: with the same names it gives the same bytes. */
    public byte[] bytes(Object value) {
        return shown.bytes(value);
    }

    /**
     * A score sheet as people are shown it.
     *
     * @param language of its notes, one of {@link Messages#LANGUAGES}
     */
    public ObjectNode sheet(ScoreSheet sheet, Locale language) {
        Messages messages = game.explainer().messages();
        ObjectNode shown = tree(sheet);
        for (SeatScore score : sheet.seats()) {
            ObjectNode seat = (ObjectNode) shown.at("/seats/" + score.seat().index());
            Phrase tieBreak = score.tieBreak();
            if (tieBreak != null) {
                seat.put("tieBreak", messages.text(tieBreak, language));
            }
            for (int line = 0; line < score.lines().size(); line++) {
                Phrase note = score.lines().get(line).note();
                ((ObjectNode) seat.at("/lines/" + line)).put("note", messages.text(note, language));
            }
        }
        return shown;
    }

    /** A record of the log. */
    public byte[] step(Step step) {
        return json.bytes(new StoredStep(upcasters.current(), game.info().id(), step));
    }

    // the fields of a step stand beside the two that say how to read them
    private record StoredStep(
            int schema, String game, @JsonUnwrapped Step step) {}

    /**
     * Reads a record of the log, of whatever schema version.
     *
     * @throws JsonFault when no release of Baffin has written it for this game
     */
    public Step step(byte[] bytes) {
        return step(Trees.trusted(bytes));
    }

    /**
     * Reads a record of the log that was parsed before; the tree is used up.
     *
     * @throws JsonFault when no release of Baffin has written it for this game
     */
    public Step step(ObjectNode tree) {
        int schema = tree.required(SCHEMA).intValue();
        ObjectNode lifted = upcasters.lifted(STEP, schema, tree);
        lifted.remove(List.of(SCHEMA, GAME));
        if (schema < upcasters.current()) {
            lift(lifted, "command", schema);
            liftEvents(lifted, schema);
        }
        return json.value(lifted, Step.class);
    }

    /** A reader's snapshot of a match; holds the seed, so it must never leave the platform. */
    public byte[] snapshot(MatchRecord<S, E, K> snapshot) {
        return json.bytes(snapshot, recordType);
    }

    /**
     * Reads a reader's snapshot of a match.
     *
     * @throws JsonFault when the bytes are none of this game
     */
    public MatchRecord<S, E, K> snapshot(byte[] bytes) {
        return json.read(bytes, recordType);
    }

    private void liftEvents(ObjectNode step, int schema) {
        var events = step.withArray("events");
        for (int index = 0; index < events.size(); index++) {
            events.set(index, lifted((ObjectNode) events.get(index), schema));
        }
    }

    private void lift(ObjectNode parent, String field, int schema) {
        if (parent.get(field) instanceof ObjectNode child) {
            parent.set(field, lifted(child, schema));
        }
    }

    private ObjectNode lifted(ObjectNode typed, int schema) {
        return upcasters.lifted(typed.path(SealedTypes.TYPE).asText(), schema, typed);
    }

    private List<String> commands() {
        return commandTypes().stream().sorted().toList();
    }

    private static <T> Decoded<T> bad(String slug, Violation fault) {
        return new Decoded.Bad<>(new Malformed(slug, List.of(fault)));
    }
}
