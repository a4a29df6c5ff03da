package baffin.rules.include;

import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.HttpHeaders;
import org.eclipse.microprofile.rest.client.inject.RegisterRestClient;
import org.jspecify.annotations.Nullable;

/** What answers to commands take from game-service, at its public address and with the token of who asks. */
@RegisterRestClient(configKey = "game")
@Path("/api/v1/matches/{id}")
public interface GameApi {

    /** The match as the caller may see it, at a version or later. */
    @GET
    Uni<byte[]> view(
            @HeaderParam(HttpHeaders.AUTHORIZATION) @Nullable String bearer,
            @PathParam("id") String id,
            @QueryParam("minVersion") long minVersion,
            @QueryParam("lang") String lang);

    /** What the caller's seat may do, at a version or later. */
    @GET
    @Path("legal-actions")
    Uni<byte[]> legalActions(
            @HeaderParam(HttpHeaders.AUTHORIZATION) @Nullable String bearer,
            @PathParam("id") String id,
            @QueryParam("minVersion") long minVersion,
            @QueryParam("sample") @Nullable Integer sample,
            @QueryParam("random") @Nullable Long random,
            @QueryParam("explain") boolean explain,
            @QueryParam("lang") String lang);

    /** What steps are told as, as the caller may see them. */
    @GET
    @Path("log")
    Uni<byte[]> log(
            @HeaderParam(HttpHeaders.AUTHORIZATION) @Nullable String bearer,
            @PathParam("id") String id,
            @QueryParam("minVersion") long minVersion,
            @QueryParam("from") long from,
            @QueryParam("lang") String lang);

    /** The table as the caller may see it, at a version or later. */
    @GET
    @Path("board.svg")
    Uni<byte[]> board(
            @HeaderParam(HttpHeaders.AUTHORIZATION) @Nullable String bearer,
            @PathParam("id") String id,
            @QueryParam("minVersion") long minVersion,
            @QueryParam("lang") String lang);
}
