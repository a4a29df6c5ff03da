package baffin.platform.wire;

import baffin.platform.names.PublicNames;
import baffin.platform.problem.JsonProblems;
import baffin.platform.problem.JsonShape;
import baffin.platform.problem.Violation;
import baffin.platform.wire.json.NamesModule;
import baffin.platform.wire.json.ValueModule;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.core.exc.StreamReadException;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Reads and writes JSON with one mapper. Every method throws {@link JsonFault} and no checked exception, except for
 * {@link #decoded}, which returns what is wrong. Thread-safe.
 */
public final class Json {

    private static final Json SHARED = new Json(WireJson.shared());

    private final ObjectMapper mapper;

    private Json(ObjectMapper mapper) {
        this.mapper = mapper;
    }

    /** JSON of everything that belongs to no game, by the mapper {@link WireJson#shared()}. */
    public static Json shared() {
        return SHARED;
    }

    /** JSON of what belongs to no game as it is shown: everybody with the public name of the moment. */
    public static Json shown(PublicNames names) {
        return new Json(WireJson.mapper(new NamesModule(names)));
    }

    /** JSON by another mapper, such as that of one game. */
    public static Json of(ObjectMapper mapper) {
        return new Json(mapper);
    }

    /** A time as every mapper writes it, for what is written by hand; see {@link ValueModule#time}. */
    public static String time(Instant at) {
        return ValueModule.time(at);
    }

    /**
     * Writes a value in UTF-8.
     *
     * @throws JsonFault when a part of it has no form in JSON
     */
    public byte[] bytes(Object value) {
        return checked(() -> mapper.writeValueAsBytes(value));
    }

    /**
     * Writes a value in UTF-8 as one of a declared type.
     *
     * @param type decides which parts carry the name of their own type
     * @throws JsonFault when the value is not of the type, or a part of it has no form in JSON
     */
    public byte[] bytes(Object value, JavaType type) {
        return checked(() -> mapper.writerFor(type).writeValueAsBytes(value));
    }

    /**
     * Writes a value as text on one line.
     *
     * @throws JsonFault when a part of it has no form in JSON
     */
    public String text(Object value) {
        return checked(() -> mapper.writeValueAsString(value));
    }

    /**
     * Writes a value as text on one line, as one of a declared type.
     *
     * @param type decides which parts carry the name of their own type
     * @throws JsonFault when the value is not of the type, or a part of it has no form in JSON
     */
    public String text(Object value, JavaType type) {
        return checked(() -> mapper.writerFor(type).writeValueAsString(value));
    }

    /**
     * Writes a value as indented text for people.
     *
     * @throws JsonFault when a part of it has no form in JSON
     */
    public String pretty(Object value) {
        return checked(() -> mapper.writerWithDefaultPrettyPrinter().writeValueAsString(value));
    }

    /**
     * Reads a value.
     *
     * @throws JsonFault when the bytes are not JSON, or do not fit the type
     */
    public <T> T read(byte[] json, Class<T> type) {
        return checked(() -> mapper.readValue(json, type));
    }

    /**
     * Reads a value of a generic type.
     *
     * @throws JsonFault when the bytes are not JSON, or do not fit the type
     */
    public <T> T read(byte[] json, JavaType type) {
        return checked(() -> mapper.readValue(json, type));
    }

    /**
     * Reads a value.
     *
     * @throws JsonFault when the text is not JSON, or does not fit the type
     */
    public <T> T read(String json, Class<T> type) {
        return checked(() -> mapper.readValue(json, type));
    }

    /**
     * Reads a resource.
     *
     * @param beside a class of the module that has it
     * @param name from the root, such as {@code /nim/lesson.json}
     * @return empty when there is no such resource
     * @throws JsonFault when it is not JSON, or does not fit the type
     */
    public <T> Optional<T> resource(Class<?> beside, String name, Class<T> type) {
        return checked(() -> {
            try (InputStream json = beside.getResourceAsStream(name)) {
                return json == null ? Optional.<T>empty() : Optional.of(mapper.readValue(json, type));
            }
        });
    }

    /**
     * Reads any JSON as a tree; no content at all is the missing node.
     *
     * @throws JsonFault when the bytes are not JSON
     */
    public JsonNode parse(byte[] json) {
        return checked(() -> mapper.readTree(json));
    }

    /**
     * Reads any JSON as a tree; no content at all is the missing node.
     *
     * @throws JsonFault when the text is not JSON
     */
    public JsonNode parse(String json) {
        return checked(() -> mapper.readTree(json));
    }

    /**
     * Binds a tree to a value.
     *
     * @throws JsonFault when the tree does not fit the type
     */
    public <T> T value(JsonNode tree, Class<T> type) {
        return checked(() -> mapper.treeToValue(tree, type));
    }

    /**
     * Binds a tree to a value of a generic type.
     *
     * @throws JsonFault when the tree does not fit the type
     */
    public <T> T value(JsonNode tree, JavaType type) {
        return checked(() -> mapper.treeToValue(tree, type));
    }

    /**
     * Reads a value that somebody else has written; never throws.
     *
     * @return the value, or why there is none in words that are safe to show to the sender
     */
    public <T> Decoded<T> decoded(byte[] json, Class<T> type) {
        return decoded(type, () -> mapper.readValue(json, type), () -> mapper.readTree(json));
    }

    /**
     * Binds a tree that somebody else has written to a value; never throws.
     *
     * @return the value, or why there is none in words that are safe to show to the sender
     */
    public <T> Decoded<T> decoded(JsonNode tree, Class<T> type) {
        return decoded(type, () -> mapper.treeToValue(tree, type), () -> tree);
    }

    /** An empty object to be filled. */
    public ObjectNode object() {
        return mapper.createObjectNode();
    }

    /**
     * Writes a value as a tree.
     *
     * @param <T> kind of node that the value is written as; {@link ObjectNode} for a record
     * @throws JsonFault when a part of it has no form in JSON
     */
    public <T extends JsonNode> T tree(Object value) {
        try {
            return mapper.valueToTree(value);
        } catch (IllegalArgumentException e) {
            throw e.getCause() instanceof IOException cause ? new JsonFault(cause) : e;
        }
    }

    private interface Work<T> {

        T done() throws IOException;
    }

    private static <T> T checked(Work<T> work) {
        try {
            return work.done();
        } catch (IOException e) {
            throw new JsonFault(e);
        }
    }

    private <T> Decoded<T> decoded(Class<T> type, Work<T> value, Work<JsonNode> tree) {
        try {
            T found = value.done();
            // the word null is JSON as well
            return found == null
                    ? new Decoded.Bad<>(new Malformed(Malformed.FIELD, "", "must be an object"))
                    : new Decoded.Ok<>(found);
        } catch (JsonProcessingException e) {
            boolean syntax = e instanceof StreamReadException && !(e instanceof InputCoercionException);
            return new Decoded.Bad<>(syntax ? Faults.syntax(e) : new Malformed(Malformed.FIELD, faults(type, tree, e)));
        } catch (IOException e) {
            return new Decoded.Bad<>(new Malformed(Malformed.JSON, "", "is not JSON in UTF-8"));
        }
    }

    private List<Violation> faults(Class<?> type, Work<JsonNode> tree, JsonProcessingException first) {
        try {
            return JsonShape.faults(tree.done(), mapper.constructType(type), mapper, JsonShape.Bounds.NONE, first);
        } catch (IOException later) {
            return JsonProblems.of(first).violations();
        }
    }
}
