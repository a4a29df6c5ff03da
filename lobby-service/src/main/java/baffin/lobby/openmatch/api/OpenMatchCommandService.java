package baffin.lobby.openmatch.api;

import baffin.accounts.account.Accounts;
import baffin.lobby.api.LobbyLimitsConfig;
import baffin.lobby.openmatch.domain.LobbyCommand;
import baffin.lobby.openmatch.domain.OpenMatch;
import baffin.lobby.openmatch.domain.OpenMatchCommandBody;
import baffin.lobby.openmatch.domain.Person;
import baffin.platform.http.IfMatch;
import baffin.platform.identity.Caller;
import baffin.platform.limits.RateLimiter;
import baffin.platform.match.SecretSeed;
import baffin.platform.request.Position;
import baffin.platform.runtime.decider.port.CommandExchange;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Json;
import baffin.platform.wire.Reply;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Sends commands to the decider and turns what becomes of them into HTTP. */
@ApplicationScoped
public class OpenMatchCommandService {

    static final String MATCHES = "/api/v1/lobby/matches/";

    private final CommandExchange exchange;
    private final MatchVisibility sight;
    private final Accounts accounts;
    private final LiveMatches matches;
    private final SecureRandom secrets = new SecureRandom();
    private final RateLimiter rate;

    OpenMatchCommandService(
            @Identifier("lobby") CommandExchange exchange,
            MatchVisibility sight,
            Accounts accounts,
            LiveMatches matches,
            LobbyLimitsConfig config) {
        this.exchange = exchange;
        this.sight = sight;
        this.accounts = accounts;
        this.matches = matches;
        this.rate = new RateLimiter("lobby commands", config.commandsPerMinute(), Duration.ofMinutes(1));
    }

    /**
     * A request for a change.
     *
     * @param key the Idempotency-Key
     */
    public record Request(Caller caller, String matchId, String key, IfMatch ifMatch) {}

    /** The answer to a change; 201 when it opens a match for the first time. */
    public Uni<Response> ask(Request request, LobbyCommand command) {
        rate.take(request.caller().player());
        return switch (command) {
            case LobbyCommand.Open open -> bounded(request, command);
            case LobbyCommand.Join join -> bounded(request, command);
            case LobbyCommand.Rematch rematch -> bounded(request, command);
            default -> sent(request, command);
        };
    }

    private Uni<Response> bounded(Request request, LobbyCommand command) {
        return matches.within(request.caller(), request.matchId(), () -> sent(request, command));
    }

    private Uni<Response> sent(Request request, LobbyCommand command) {
        Caller caller = request.caller();
        Person by = new Person(caller.player(), caller.bot());
        CommandEnvelope envelope = CommandEnvelope.command(
                request.matchId(),
                request.key(),
                caller.player(),
                request.ifMatch().versions(),
                Json.shared().tree(new OpenMatchCommandBody(by, command)));
        // what is added here belongs to the platform: a repeat is still the same request
        return whole(by, command)
                .chain(ask -> exchange.answer(
                        envelope.carrying(Json.shared().tree(ask)),
                        Map.of("matchId", request.matchId()),
                        MATCHES + request.matchId(),
                        reply -> accepted(request, reply)));
    }

    private Uni<OpenMatchCommandBody> whole(Person by, LobbyCommand command) {
        return switch (command) {
            case LobbyCommand.Open open ->
                rested(by)
                        .chain(person -> rested(open.invited())
                                .map(invited -> new OpenMatchCommandBody(
                                        person,
                                        new LobbyCommand.Open(
                                                open.terms()
                                                        .committedTo(SecretSeed.drawn(secrets)
                                                                .hex()),
                                                open.hostPlays(),
                                                open.ready(),
                                                open.nonce(),
                                                open.bots(),
                                                invited))));
            case LobbyCommand.Rematch rematch ->
                rested(by)
                        .map(person -> new OpenMatchCommandBody(
                                person,
                                new LobbyCommand.Rematch(
                                        rematch.terms()
                                                .committedTo(SecretSeed.drawn(secrets)
                                                        .hex()),
                                        rematch.former())));
            case LobbyCommand.Join join -> rested(by).map(person -> new OpenMatchCommandBody(person, join));
            default -> Uni.createFrom().item(new OpenMatchCommandBody(by, command));
        };
    }

    private Uni<Person> rested(Person by) {
        return accounts.quietHours(by.player())
                .map(hours -> new Person(by.player(), null, by.bot(), hours.orElse(null)));
    }

    private Uni<List<Person>> rested(@Nullable List<Person> people) {
        List<Person> all = people == null ? List.of() : people;
        return accounts.quietHours(all.stream().map(Person::player).collect(Collectors.toSet()))
                .map(hours -> all.stream()
                        .map(one -> new Person(one.player(), null, one.bot(), hours.get(one.player())))
                        .toList());
    }

    private Uni<Response> accepted(Request request, Reply reply) {
        OpenMatch match = Json.shared().value(reply.body(), OpenMatch.class);
        boolean opened = match.version() == 1;
        return sight.view(match, match.status(), request.caller().player()).map(view -> {
            Response.ResponseBuilder response =
                    opened ? Response.created(URI.create(MATCHES + match.matchId())) : Response.ok();
            return response.entity(view)
                    .header(HttpHeaders.ETAG, IfMatch.etag(match.version()))
                    .header(Position.HEADER, Position.of(match.matchId(), match.version()))
                    .build();
        });
    }
}
