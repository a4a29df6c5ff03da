package baffin.scoring.competition.api;

import baffin.platform.match.LobbyDirectory;
import baffin.scoring.competition.Competitions;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.NameBinding;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Response;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/** Looks whether there is such a competition before a stream begins: later nothing can be refused any more. */
class StandingStreamEntry {

    private final Competitions competitions;
    private final LobbyDirectory lobby;

    StandingStreamEntry(Competitions competitions, LobbyDirectory lobby) {
        this.competitions = competitions;
        this.lobby = lobby;
    }

    /** Marks streams of the path parameter {@code id}. */
    @NameBinding
    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.TYPE, ElementType.METHOD})
    @interface OfCompetition {}

    @OfCompetition
    @ServerRequestFilter
    Uni<Response> enter(ContainerRequestContext request) {
        String id = request.getUriInfo().getPathParameters().getFirst("id");
        return competitions
                .version(id)
                .chain(version -> version > 0 ? Uni.createFrom().item(true) : lobby.competition(id))
                .chain(known -> {
                    if (!known) {
                        throw ReadVersions.unknown(id);
                    }
                    return Uni.createFrom().nullItem();
                });
    }
}
