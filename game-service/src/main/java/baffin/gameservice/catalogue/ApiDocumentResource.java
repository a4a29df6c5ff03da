package baffin.gameservice.catalogue;

import baffin.match.GameRegistry;
import baffin.platform.wire.Json;
import com.fasterxml.jackson.databind.node.ObjectNode;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.eclipse.microprofile.openapi.annotations.Operation;

/**
 * The one OpenAPI document of all services; a test holds it to what each of them says of itself. Schemas of the games
 * are those of the games that are installed.
 */
@Path("/api/v1/openapi.json")
@PermitAll
public class ApiDocumentResource {

    /** Where the document is on the class path. */
    public static final String LOCATION = "META-INF/baffin/openapi.json";

    private final byte[] document = withGames(read());

    @GET
    @Produces(MediaType.APPLICATION_JSON)
    @Operation(hidden = true)
    public byte[] document() {
        return document.clone();
    }

    private static byte[] withGames(byte[] written) {
        ObjectNode document = (ObjectNode) Json.shared().parse(written);
        GameSchemas.addTo(document, GameRegistry.installed().all());
        return Json.shared().pretty(document).getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] read() {
        try (InputStream stream = ApiDocumentResource.class.getClassLoader().getResourceAsStream(LOCATION)) {
            if (stream == null) {
                throw new IllegalStateException(LOCATION + " is missing");
            }
            return stream.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
