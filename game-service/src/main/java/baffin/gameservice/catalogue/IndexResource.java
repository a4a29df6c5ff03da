package baffin.gameservice.catalogue;

import baffin.match.GameRegistry;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.net.URI;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Where a client that has the URL of the API alone finds the rest. */
@Path("/api/v1")
@Produces(MediaType.APPLICATION_JSON)
@PermitAll
@Tag(name = "Platform")
public class IndexResource {

    private static final String API = "/api/v1/";

    /**
     * Addresses below this origin.
     *
     * @param document the OpenAPI document
     * @param version the release of this platform
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
            URI document,
            URI version,
            URI page,
            URI problems,
            URI signIn,
            URI clients,
            URI games,
            URI matches,
            URI competitions) {}

    private static final Index INDEX = new Index(
            URI.create(API + "openapi.json"),
            URI.create(API + "version"),
            URI.create(API + "docs/"),
            URI.create(API + "problems"),
            URI.create(API + "auth/token"),
            URI.create("/.well-known/oauth-authorization-server"),
            URI.create(API + "games"),
            URI.create(API + "lobby/matches"),
            URI.create(API + "competitions"));

    /**
     * A release.
     *
     * @param platform its version, as the changelog has it (semantic versioning)
     * @param api the version of the API, which its path has too
     * @param games the version of the rules of each installed game, by the id of the game
     */
    @Schema(name = "Version")
    public record Version(String platform, String api, SortedMap<String, String> games) {}

    private final Version version;

    IndexResource(@ConfigProperty(name = "quarkus.application.version") String platform) {
        SortedMap<String, String> games = new TreeMap<>();
        GameRegistry.installed()
                .all()
                .forEach(game -> games.put(game.info().id(), game.info().rulesVersion()));
        this.version = new Version(platform, "1", Collections.unmodifiableSortedMap(games));
    }

    @GET
    @Path("/version")
    @Operation(
            operationId = "version",
            summary = "Get the release of this platform",
            description = "With the versions of the API and of the rules of each game.")
    @APIResponse(responseCode = "200", description = "The versions")
    public Version version() {
        return version;
    }

    @GET
    @Operation(
            operationId = "index",
            summary = "Get an index of the API",
            description = "Links to the OpenAPI document, the API page, sign-in, OAuth metadata, problem types, "
                    + "games, matches and competitions.")
    @APIResponse(responseCode = "200", description = "The links")
    public Index index() {
        return INDEX;
    }
}
