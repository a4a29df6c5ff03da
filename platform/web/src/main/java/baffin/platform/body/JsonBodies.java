package baffin.platform.body;

import baffin.platform.problem.JsonProblems;
import baffin.platform.problem.JsonShape;
import baffin.platform.problem.Problem;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.StreamReadException;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.inject.Singleton;
import jakarta.validation.Validator;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.ws.rs.ext.Provider;
import java.io.IOException;
import java.io.InputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads what clients send as JSON, in place of the framework's own reader, which ends at the first fault: a refusal
 * names every field that is unknown, missing, of another type or out of bounds.
 */
@Provider
@Singleton
@Consumes(MediaType.APPLICATION_JSON)
public class JsonBodies implements MessageBodyReader<Object> {

    private final ObjectMapper mapper;
    private final JsonShape.Bounds bounds;

    JsonBodies(ObjectMapper mapper, Validator validator) {
        this.mapper = mapper;
        this.bounds = (record, component, value) ->
                validator.getConstraintsForClass(record).getConstraintsForProperty(component) == null
                        ? List.of()
                        : validator.validateValue(record, component, value).stream()
                                .map(fault -> ConstraintFaults.violation(fault, 1))
                                .toList();
    }

    /** False for what is read as it comes. */
    @Override
    public boolean isReadable(Class<?> type, Type generic, Annotation[] annotations, MediaType mediaType) {
        return type != byte[].class && type != String.class && !InputStream.class.isAssignableFrom(type);
    }

    @Override
    public @Nullable Object readFrom(
            Class<Object> type,
            Type generic,
            Annotation[] annotations,
            MediaType mediaType,
            MultivaluedMap<String, String> headers,
            InputStream body)
            throws IOException {
        byte[] bytes = body.readAllBytes();
        JavaType wanted = mapper.constructType(generic);
        try {
            return bytes.length == 0 ? null : mapper.readerFor(wanted).readValue(bytes);
        } catch (JsonProcessingException first) {
            throw refusal(bytes, wanted, first).asException();
        }
    }

    /**
     * The same of JSON that was parsed before.
     *
     * @throws baffin.platform.problem.ProblemException 400 that names every field at fault
     */
    public <T> T read(JsonNode tree, Class<T> type) {
        try {
            return mapper.treeToValue(tree, type);
        } catch (JsonProcessingException first) {
            throw refusal(tree, mapper.constructType(type), first).asException();
        }
    }

    private Problem refusal(byte[] body, JavaType type, JsonProcessingException first) throws IOException {
        try {
            JsonNode tree = mapper.readTree(body);
            return tree.isMissingNode() ? JsonProblems.of(first) : refusal(tree, type, first);
        } catch (StreamReadException malformed) {
            return JsonProblems.of(malformed);
        } catch (JsonProcessingException later) {
            return JsonProblems.of(first);
        }
    }

    private Problem refusal(JsonNode tree, JavaType type, JsonProcessingException first) {
        return Problem.invalidFields(JsonShape.faults(tree, type, mapper, bounds, first));
    }
}
