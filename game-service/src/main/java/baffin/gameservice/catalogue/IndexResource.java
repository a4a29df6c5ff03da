package baffin.gameservice.catalogue;

import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.net.URI;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Where whoever has the address of the API alone finds the rest. */
@Path("/api/v1")
@Produces(MediaType.APPLICATION_JSON)
@PermitAll
@Tag(name = "Index", description = "Where the API begins")
public class IndexResource {

    private static final String API = "/api/v1/";

    /**
     * Addresses below this origin.
     *
     * @param document the OpenAPI document
     * @param page the document for people
     * @param problems kinds of problem documents
     * @param signIn takes handle and password, and gives a token
     * @param clients where programs of others get tokens (RFC 8414)
     * @param games the games of this platform
     * @param matches matches to join
     * @param competitions competitions
     */
    @Schema(name = "Index")
    public record Index(
            URI document, URI page, URI problems, URI signIn, URI clients, URI games, URI matches, URI competitions) {}

    private static final Index INDEX = new Index(
            URI.create(API + "openapi.json"),
            URI.create(API + "docs/"),
            URI.create(API + "problems"),
            URI.create(API + "auth/token"),
            URI.create("/.well-known/oauth-authorization-server"),
            URI.create(API + "games"),
            URI.create(API + "lobby/matches"),
            URI.create(API + "competitions"));

    @GET
    @Operation(operationId = "index", summary = "Where to find the rest of the API")
    @APIResponse(responseCode = "200", description = "Addresses")
    public Index index() {
        return INDEX;
    }
}
