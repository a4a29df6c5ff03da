package baffin.lobby.rating.client;

import com.fasterxml.jackson.databind.JsonNode;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import org.eclipse.microprofile.rest.client.inject.RegisterRestClient;

/** What the lobby asks of scoring-service, at its public address. */
@RegisterRestClient(configKey = "scoring")
@Path("/api/v1")
public interface ScoringApi {

    /** The ratings of a player; the service may answer with more than is read here. */
    @GET
    @Path("players/{player}/ratings")
    Uni<JsonNode> ratings(@PathParam("player") String player);

    /** The score sheet of a match, as if it ended now. */
    @GET
    @Path("matches/{match}/score")
    Uni<JsonNode> score(@PathParam("match") String match);
}
