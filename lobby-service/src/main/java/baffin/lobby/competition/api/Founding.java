package baffin.lobby.competition.api;

import baffin.accounts.account.Handles;
import baffin.accounts.token.InvitationCodes;
import baffin.competition.Competition;
import baffin.competition.Entrant;
import baffin.competition.entry.Official;
import baffin.competition.entry.Role;
import baffin.competition.event.CompetitionCommand.Create;
import baffin.competition.policy.EntryRule.Who;
import baffin.competition.policy.Policy;
import baffin.lobby.api.LobbyLimitsConfig;
import baffin.lobby.api.Quota;
import baffin.lobby.competition.service.CompetitionCommandService;
import baffin.lobby.competition.service.CompetitionIds;
import baffin.lobby.competition.store.CompetitionList;
import baffin.match.terms.HouseBot;
import baffin.match.terms.SeatHolder;
import baffin.platform.http.IfMatch;
import baffin.platform.identity.Caller;
import baffin.platform.match.SecretSeed;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Creates competitions: new ones, copies and next seasons. */
@ApplicationScoped
class Founding {

    private final CompetitionCommandService commands;
    private final CompetitionViews views;
    private final InvitationCodes invitations;
    private final CompetitionList competitions;
    private final Quota quota;
    private final Handles handles;
    private final SecureRandom secrets = new SecureRandom();

    Founding(
            CompetitionCommandService commands,
            CompetitionViews views,
            InvitationCodes invitations,
            CompetitionList competitions,
            Handles handles,
            Clock clock,
            LobbyLimitsConfig config) {
        this.competitions = competitions;
        this.handles = handles;
        this.quota = new Quota("live competitions", config.liveCompetitionsMax(), clock);
        this.commands = commands;
        this.views = views;
        this.invitations = invitations;
    }

    /**
     * What is to be created.
     *
     * @param id of the new competition
     * @param key the Idempotency-Key
     * @param what without its seed and the hash of its invitation, which are drawn
     * @param rehearsed what a rehearsal answers; null when it is to be created
     */
    record Plan(
            String id, String key, Create what, @Nullable Object rehearsed) {

        /** A competition of its own. */
        static Plan of(Caller caller, String key, Policy policy) {
            Create what = new Create(policy, "", null, null, null, List.of(), List.of(), List.of(), null);
            return new Plan(CompetitionIds.created(caller.player(), key), key, what, null);
        }

        /** Another one like it; all who take part in the original, but the caller, are asked to if that is wanted. */
        static Plan copy(Caller caller, String key, Policy policy, Competition original, boolean invite) {
            List<Official> officials = others(caller, original);
            List<SeatHolder> players = invite ? people(caller, original) : null;
            Create what = new Create(policy, "", null, null, original.id(), List.of(), List.of(), officials, players);
            return new Plan(CompetitionIds.created(caller.player(), key), key, what, null);
        }

        private static List<SeatHolder> people(Caller caller, Competition original) {
            if (!original.directedBy(caller.player())) {
                throw Problem.of(ProblemType.FORBIDDEN, "only an organiser of the original may invite its people")
                        .asException();
            }
            return original.active().stream()
                    .map(Entrant::person)
                    .filter(one -> HouseBot.playing(one.player()).isEmpty())
                    .filter(one -> !one.player().equals(caller.player()))
                    .map(one -> one.resting(null))
                    .toList();
        }

        /** The same under another id. */
        Plan as(String other) {
            return new Plan(other, key, what, rehearsed);
        }

        /** Those who have a role beside the caller, the owner as an organiser; nobody unless the caller directs it. */
        static List<Official> others(Caller caller, Competition original) {
            return !original.directedBy(caller.player())
                    ? List.of()
                    : original.officials().stream()
                            .filter(one -> !one.player().equals(caller.player()))
                            .map(one -> one.role() == Role.OWNER ? new Official(one.person(), Role.ORGANISER) : one)
                            .toList();
        }
    }

    /** Creates it; 201 with the document, 409 when the caller owns too many. */
    Uni<Response> create(Caller caller, Plan plan) {
        handles.checkTitle("/name", plan.what().policy().name());
        return quota.within(
                caller.player(),
                plan.id(),
                others -> competitions
                        .lives(caller.player(), others)
                        .map(lives -> new Quota.Known(lives.live(), lives.over())),
                () -> created(caller, plan));
    }

    private Uni<Response> created(Caller caller, Plan plan) {
        Object rehearsed = plan.rehearsed();
        Create what = plan.what();
        CompetitionCommandService.Request request = new CompetitionCommandService.Request(
                caller, plan.id(), plan.key(), IfMatch.ANY, rehearsed != null, null, false, null);
        Uni<Create> command = hash(plan)
                .map(hash -> command(what, SecretSeed.drawn(secrets).hex(), hash, what.officials(), what.players()));
        // seed and names may be others with every request, and only those of the first one count
        Create requested = command(what, "", "", List.of(), what.players() == null ? null : List.of());
        return commands.answer(
                request,
                new CompetitionCommandService.Whole(requested, command),
                done -> rehearsed != null
                        ? Uni.createFrom().item(Response.ok(rehearsed))
                        : views.view(Competition.after(null, done.record()))
                                .map(view -> Response.created(
                                                URI.create(CompetitionCommandService.COMPETITIONS + plan.id()))
                                        .entity(view)));
    }

    private static Create command(
            Create what,
            String seed,
            @Nullable String hash,
            List<Official> officials,
            @Nullable List<SeatHolder> players) {
        return new Create(
                what.policy(),
                seed,
                hash,
                what.series(),
                what.copyOf(),
                what.placements(),
                what.cards(),
                officials,
                players);
    }

    private Uni<@Nullable String> hash(Plan plan) {
        return plan.what().policy().entry().who() == Who.INVITATION
                ? invitations.code(plan.id()).map(InvitationCodes::hash)
                : Uni.createFrom().nullItem();
    }
}
