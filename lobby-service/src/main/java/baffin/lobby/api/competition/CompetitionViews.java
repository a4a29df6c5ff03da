package baffin.lobby.api.competition;

import baffin.competition.Competition;
import baffin.competition.policy.EntryRule.Who;
import baffin.lobby.token.Invitations;
import baffin.platform.http.IfMatch;
import baffin.platform.http.Position;
import baffin.platform.identity.Caller;
import baffin.platform.identity.Callers;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Response.ResponseBuilder;
import org.jspecify.annotations.Nullable;

/** Who sees what of a competition: everybody the same, but for the code of an invitation. */
@ApplicationScoped
class CompetitionViews {

    private final Callers callers;
    private final Invitations invitations;
    private final Imports imports;

    CompetitionViews(Callers callers, Invitations invitations, Imports imports) {
        this.callers = callers;
        this.invitations = invitations;
        this.imports = imports;
    }

    /** The document for whoever asks. */
    Uni<CompetitionView> view(Competition competition) {
        return callers.viewer()
                .chain(viewer -> view(competition, viewer.map(Caller::player).orElse(null)));
    }

    private Uni<CompetitionView> view(Competition competition, @Nullable String viewer) {
        boolean shown = viewer != null
                && competition.directedBy(viewer)
                && competition.adoptedBy() == null
                && competition.policy().entry().who() == Who.INVITATION;
        CompetitionView.Importing importing = imports.progress(competition);
        return shown
                ? invitations.code(competition.id()).map(code -> CompetitionView.of(competition, code, importing))
                : Uni.createFrom().item(CompetitionView.of(competition, null, importing));
    }

    /** Any document of a competition, with the version that it shows. */
    static Response answer(Competition competition, Object document) {
        return versioned(competition, Response.ok(document)).build();
    }

    private static ResponseBuilder versioned(Competition competition, ResponseBuilder builder) {
        return builder.header(HttpHeaders.ETAG, IfMatch.etag(competition.version()))
                .header(Position.HEADER, Position.of(competition.id(), competition.version()));
    }
}
