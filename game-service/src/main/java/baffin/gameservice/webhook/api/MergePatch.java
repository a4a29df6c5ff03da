package baffin.gameservice.webhook.api;

import baffin.platform.body.JsonBodies;
import baffin.platform.problem.JsonProblems;
import baffin.platform.problem.Problem;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import jakarta.inject.Singleton;
import java.util.Optional;

/** Changes to a document in parts (RFC 7396). */
@Singleton
class MergePatch {

    /** Media type of such changes. */
    static final String MEDIA_TYPE = "application/merge-patch+json";

    private final ObjectMapper json;
    private final JsonBodies bodies;

    MergePatch(ObjectMapper json, JsonBodies bodies) {
        this.json = json;
        this.bodies = bodies;
    }

    /**
     * Reads a change.
     *
     * @throws baffin.platform.problem.ProblemException 400 when it is no JSON object
     */
    Patch read(String body) {
        try {
            if (json.readTree(body) instanceof ObjectNode members) {
                return new Patch(members);
            }
        } catch (JsonProcessingException e) {
            throw JsonProblems.of(e).asException();
        }
        throw Problem.invalidField("", "wrong-type", "must be an object").asException();
    }

    /** A change. */
    final class Patch {

        private final ObjectNode members;

        private Patch(ObjectNode members) {
            this.members = members;
        }

        Optional<String> text(String member) {
            return Optional.ofNullable(members.get(member))
                    .filter(JsonNode::isTextual)
                    .map(JsonNode::asText);
        }

        /**
         * A document with the change.
         *
         * @throws baffin.platform.problem.ProblemException 400 when it does not read as one then
         */
        <T> T onto(T document, Class<T> type) {
            ObjectNode all = json.valueToTree(document);
            // the documents that are changed have no objects within
            members.properties().forEach(member -> {
                if (member.getValue().isNull()) {
                    all.remove(member.getKey());
                } else {
                    all.set(member.getKey(), member.getValue());
                }
            });
            return bodies.read(all, type);
        }
    }
}
