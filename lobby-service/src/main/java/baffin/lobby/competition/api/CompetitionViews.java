package baffin.lobby.competition.api;

import baffin.accounts.token.InvitationCodes;
import baffin.competition.Competition;
import baffin.competition.policy.EntryRule.Who;
import baffin.lobby.competition.service.CompetitionReads;
import baffin.lobby.competition.service.ReadQuery;
import baffin.platform.http.IfMatch;
import baffin.platform.http.Tagged;
import baffin.platform.identity.Caller;
import baffin.platform.identity.Callers;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Response.ResponseBuilder;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Who sees what of a competition: everybody the same, but for the code of an invitation. */
@ApplicationScoped
public class CompetitionViews {

    private final Callers callers;
    private final CompetitionReads reads;
    private final InvitationCodes invitations;

    CompetitionViews(Callers callers, CompetitionReads reads, InvitationCodes invitations) {
        this.callers = callers;
        this.reads = reads;
        this.invitations = invitations;
    }

    /** The document for whoever asks. */
    Uni<CompetitionView> view(Competition competition) {
        return callers.viewer()
                .chain(viewer -> view(competition, viewer.map(Caller::player).orElse(null)));
    }

    private Uni<CompetitionView> view(Competition competition, @Nullable String viewer) {
        return invited(competition, viewer)
                ? invitations.code(competition.id()).map(code -> CompetitionView.of(competition, code))
                : Uni.createFrom().item(CompetitionView.of(competition, null));
    }

    private static boolean invited(Competition competition, @Nullable String viewer) {
        return viewer != null
                && competition.directedBy(viewer)
                && competition.policy().entry().who() == Who.INVITATION;
    }

    /** The document for whoever asks, or 304 when the reader has it. */
    Uni<Response> answer(ReadQuery readQuery) {
        return callers.viewer()
                .chain(caller -> reads.version(readQuery)
                        .chain(version -> reads.find(readQuery, version))
                        .chain(competition -> answer(
                                readQuery,
                                competition,
                                caller.map(Caller::player).orElse(null))));
    }

    private Uni<Response> answer(ReadQuery readQuery, Competition competition, @Nullable String viewer) {
        String tag = IfMatch.etag(competition.version());
        // its version alone does not make what only an organiser sees
        if (!invited(competition, viewer) && Tagged.known(readQuery.known, tag)) {
            return Uni.createFrom().item(answered(Response.notModified(), competition, tag));
        }
        return view(competition, viewer).map(view -> answered(Response.ok(view), competition, tag));
    }

    private static Response answered(ResponseBuilder answer, Competition competition, @Nullable String tag) {
        return Tagged.headers(answer, competition.id(), competition.version(), tag)
                .build();
    }

    /** A document that is another one for another caller; no client keeps it by the version alone. */
    public Uni<Response> answerFor(ReadQuery readQuery, BiFunction<Competition, String, ?> document) {
        return callers.required()
                .chain(caller -> reads.version(readQuery)
                        .chain(version -> reads.find(readQuery, version))
                        .map(competition -> answered(
                                Response.ok(document.apply(competition, caller.player())), competition, null)));
    }

    /** A document that the competition alone makes, or 304 when the reader has it: then nothing is unfolded. */
    public Uni<Response> answer(ReadQuery readQuery, Function<Competition, ?> document) {
        return answerLater(readQuery, competition -> Uni.createFrom().item(document.apply(competition)));
    }

    /** The same where the document takes its time. */
    public Uni<Response> answerLater(ReadQuery readQuery, Function<Competition, Uni<?>> document) {
        return reads.version(readQuery).chain(version -> {
            String tag = IfMatch.etag(version);
            return Tagged.known(readQuery.known, tag)
                    ? Uni.createFrom().item(Tagged.unchanged(readQuery.competition(), version, tag))
                    : reads.find(readQuery, version)
                            .chain(competition -> document.apply(competition).map(shown -> tagged(competition, shown)));
        });
    }

    private static Response tagged(Competition competition, Object document) {
        long version = competition.version();
        return Tagged.headers(Response.ok(document), competition.id(), version, IfMatch.etag(version))
                .build();
    }
}
