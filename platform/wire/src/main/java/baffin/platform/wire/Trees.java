package baffin.platform.wire;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.OutputStream;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Base64;
import java.util.SortedMap;
import java.util.TreeMap;

/** JSON that is not yet bound to any type. */
public final class Trees {

    private static final int FINGERPRINT_BYTES = 16;
    private static final ObjectMapper PLAIN = new ObjectMapper();

    private Trees() {}

    /** Reads any JSON within the limits and without control characters; never throws. */
    public static Decoded<JsonNode> read(byte[] json) {
        try {
            JsonNode tree = WireJson.forClients().readTree(json);
            if (tree == null || tree.isMissingNode()) {
                return new Decoded.Bad<>(new Malformed(Malformed.JSON, "", "is empty"));
            }
            return PlainText.fault(tree)
                    .<Decoded<JsonNode>>map(
                            pointer -> new Decoded.Bad<>(new Malformed(Malformed.FIELD, pointer, PlainText.FAULT)))
                    .orElseGet(() -> new Decoded.Ok<>(tree));
        } catch (com.fasterxml.jackson.databind.JsonMappingException e) {
            return new Decoded.Bad<>(new Malformed(Malformed.JSON, "", "is not one JSON value"));
        } catch (JsonProcessingException e) {
            return new Decoded.Bad<>(Faults.syntax(e));
        } catch (IOException e) {
            return new Decoded.Bad<>(new Malformed(Malformed.JSON, "", "is not JSON in UTF-8"));
        }
    }

    /**
     * Reads an object that the platform itself has written.
     *
     * @throws JsonFault when it is none
     */
    public static ObjectNode trusted(byte[] json) {
        if (Json.shared().parse(json) instanceof ObjectNode object) {
            return object;
        }
        throw new JsonFault("not an object");
    }

    /**
     * Digest of a value whatever the order of its fields and its blanks: 128 bits of SHA-256, 22 characters of
     * base64url.
     * Tells a repeated command from another one under the same id.
     */
    public static String fingerprint(JsonNode tree) {
        try {
            MessageDigest sha = MessageDigest.getInstance("SHA-256");
            try (JsonGenerator json =
                    PLAIN.createGenerator(new DigestOutputStream(OutputStream.nullOutputStream(), sha))) {
                ordered(tree, json);
            }
            byte[] digest = sha.digest();
            return Base64.getUrlEncoder().withoutPadding().encodeToString(Arrays.copyOf(digest, FINGERPRINT_BYTES));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        } catch (IOException e) {
            throw new JsonFault(e);
        }
    }

    private static void ordered(JsonNode node, JsonGenerator json) throws IOException {
        switch (node) {
            case ObjectNode object -> {
                json.writeStartObject();
                SortedMap<String, JsonNode> fields = new TreeMap<>();
                object.properties().forEach(field -> fields.put(field.getKey(), field.getValue()));
                for (var field : fields.entrySet()) {
                    json.writeFieldName(field.getKey());
                    ordered(field.getValue(), json);
                }
                json.writeEndObject();
            }
            case ArrayNode array -> {
                json.writeStartArray();
                for (JsonNode element : array) {
                    ordered(element, json);
                }
                json.writeEndArray();
            }
            default -> json.writeTree(node);
        }
    }
}
