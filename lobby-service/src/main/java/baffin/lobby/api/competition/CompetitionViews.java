package baffin.lobby.api.competition;

import baffin.competition.Competition;
import baffin.competition.policy.EntryRule.Who;
import baffin.lobby.token.Invitations;
import baffin.platform.http.IfMatch;
import baffin.platform.http.Tagged;
import baffin.platform.identity.Caller;
import baffin.platform.identity.Callers;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Response.ResponseBuilder;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Who sees what of a competition: everybody the same, but for the code of an invitation. */
@ApplicationScoped
class CompetitionViews {

    private final Callers callers;
    private final CompetitionReads reads;
    private final Invitations invitations;
    private final Imports imports;

    CompetitionViews(Callers callers, CompetitionReads reads, Invitations invitations, Imports imports) {
        this.callers = callers;
        this.reads = reads;
        this.invitations = invitations;
        this.imports = imports;
    }

    /** The document for whoever asks. */
    Uni<CompetitionView> view(Competition competition) {
        return callers.viewer()
                .chain(viewer -> view(competition, viewer.map(Caller::player).orElse(null)));
    }

    private Uni<CompetitionView> view(Competition competition, @Nullable String viewer) {
        CompetitionView.Importing importing = imports.progress(competition);
        return invited(competition, viewer)
                ? invitations.code(competition.id()).map(code -> CompetitionView.of(competition, code, importing))
                : Uni.createFrom().item(CompetitionView.of(competition, null, importing));
    }

    private static boolean invited(Competition competition, @Nullable String viewer) {
        return viewer != null
                && competition.directedBy(viewer)
                && competition.adoptedBy() == null
                && competition.policy().entry().who() == Who.INVITATION;
    }

    /** The document for whoever asks, or 304 when the reader has it. */
    Uni<Response> answer(Read read) {
        return callers.viewer()
                .chain(caller -> reads.version(read)
                        .chain(version -> reads.find(read, version))
                        .chain(competition -> answer(
                                read, competition, caller.map(Caller::player).orElse(null))));
    }

    private Uni<Response> answer(Read read, Competition competition, @Nullable String viewer) {
        String tag = IfMatch.etag(competition.version());
        boolean importing = imports.progress(competition) != null;
        // its version alone makes neither what only an organiser sees nor how far an import has come
        boolean plain = !importing && !invited(competition, viewer);
        if (plain && Tagged.known(read.known, tag)) {
            return Uni.createFrom().item(varied(Response.notModified(), competition, tag));
        }
        return view(competition, viewer).map(view -> varied(Response.ok(view), competition, importing ? null : tag));
    }

    private static Response varied(ResponseBuilder answer, Competition competition, @Nullable String tag) {
        return Tagged.headers(answer, competition.id(), competition.version(), tag)
                .header(HttpHeaders.VARY, HttpHeaders.AUTHORIZATION)
                .build();
    }

    /** A document that is another one for another caller; no client keeps it by the version alone. */
    Uni<Response> answerFor(Read read, BiFunction<Competition, String, ?> document) {
        return callers.required()
                .chain(caller -> reads.version(read)
                        .chain(version -> reads.find(read, version))
                        .map(competition ->
                                varied(Response.ok(document.apply(competition, caller.player())), competition, null)));
    }

    /** A document that the competition alone makes, or 304 when the reader has it: then nothing is unfolded. */
    Uni<Response> answer(Read read, Function<Competition, ?> document) {
        return answerLater(read, competition -> Uni.createFrom().item(document.apply(competition)));
    }

    /** The same where the document takes its time. */
    Uni<Response> answerLater(Read read, Function<Competition, Uni<?>> document) {
        return reads.version(read).chain(version -> {
            String tag = IfMatch.etag(version);
            return Tagged.known(read.known, tag)
                    ? Uni.createFrom().item(Tagged.unchanged(read.competition(), version, tag))
                    : reads.find(read, version)
                            .chain(competition -> document.apply(competition).map(shown -> tagged(competition, shown)));
        });
    }

    private static Response tagged(Competition competition, Object document) {
        long version = competition.version();
        return Tagged.headers(Response.ok(document), competition.id(), version, IfMatch.etag(version))
                .build();
    }
}
