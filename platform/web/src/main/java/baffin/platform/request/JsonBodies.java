package baffin.platform.request;

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
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/** Reads what clients send as JSON; all that is wrong with it is told at once. */
@Singleton
public class JsonBodies {

    private final ObjectMapper mapper;
    private final JsonShape.Bounds bounds;

    JsonBodies(ObjectMapper mapper, Validator validator) {
        this.mapper = mapper;
        this.bounds = (record, component, value) -> {
            boolean bounded = validator.getConstraintsForClass(record).getConstraintsForProperty(component) != null;
            return bounded
                    ? validator.validateValue(record, component, value).stream()
                            .map(fault -> ConstraintFaults.violation(fault, 1))
                            .toList()
                    : List.of();
        };
    }

    /**
     * A body as a value.
     *
     * @throws baffin.platform.problem.ProblemException 400 that names every field that is unknown, missing, of another
     *     type or out of bounds
     */
    Object read(byte[] body, JavaType type) {
        try {
            return mapper.readerFor(type).readValue(body);
        } catch (JsonProcessingException first) {
            throw refusal(body, type, first).asException();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The same of JSON that was parsed before. */
    public <T> T read(JsonNode tree, Class<T> type) {
        try {
            return mapper.treeToValue(tree, type);
        } catch (JsonProcessingException first) {
            throw refusal(tree, mapper.constructType(type), first).asException();
        }
    }

    private Problem refusal(byte[] body, JavaType type, JsonProcessingException first) {
        try {
            JsonNode tree = mapper.readTree(body);
            return tree.isMissingNode() ? JsonProblems.of(first) : refusal(tree, type, first);
        } catch (StreamReadException malformed) {
            return JsonProblems.of(malformed);
        } catch (IOException later) {
            return JsonProblems.of(first);
        }
    }

    private Problem refusal(JsonNode tree, JavaType type, JsonProcessingException first) {
        return Problem.invalidFields(JsonShape.faults(tree, type, mapper, bounds, first));
    }
}
