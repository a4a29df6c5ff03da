package peer;

import static org.apache.pekko.http.javadsl.server.Directives.complete;
import static org.apache.pekko.http.javadsl.server.Directives.entity;
import static org.apache.pekko.http.javadsl.server.Directives.onSuccess;
import static org.apache.pekko.http.javadsl.server.Directives.path;
import static org.apache.pekko.http.javadsl.server.Directives.post;
import static org.apache.pekko.http.javadsl.server.PathMatchers.segment;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.SpawnProtocol;
import org.apache.pekko.actor.typed.javadsl.AskPattern;
import org.apache.pekko.http.javadsl.Http;
import org.apache.pekko.http.javadsl.model.ContentTypes;
import org.apache.pekko.http.javadsl.model.HttpResponse;
import org.apache.pekko.http.javadsl.model.StatusCodes;
import org.apache.pekko.http.javadsl.server.Route;
import org.apache.pekko.http.javadsl.unmarshalling.Unmarshaller;

/** {@code POST /matches/{id}/commands {"cell":4}}: 200 with the version when the event is in PostgreSQL, 422 else. */
public final class Main {

    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final ObjectMapper JSON = new ObjectMapper();

    private final ActorSystem<SpawnProtocol.Command> system = ActorSystem.create(SpawnProtocol.create(), "peer");
    private final Map<String, ActorRef<Table.Move>> tables = new ConcurrentHashMap<>();

    public static void main(String[] args) {
        new Main().serve(Integer.parseInt(args[0]));
        System.out.println("ready");
    }

    private void serve(int port) {
        Route route = path(
                segment("matches").slash(segment()).slash("commands"),
                id -> post(() -> entity(Unmarshaller.entityToString(), body -> command(id, body))));
        Http.get(system).newServerAt("127.0.0.1", port).bind(route).toCompletableFuture().join();
    }

    private Route command(String id, String body) {
        int cell;
        try {
            cell = JSON.readTree(body).path("cell").asInt(-1);
        } catch (JsonProcessingException e) {
            return complete(StatusCodes.BAD_REQUEST);
        }
        ActorRef<Table.Move> table = tables.computeIfAbsent(
                id, key -> system.systemActorOf(new Table(key), "table-" + key, Props.empty()));
        CompletionStage<Table.Reply> reply =
                AskPattern.ask(table, to -> new Table.Move(cell, to), PATIENCE, system.scheduler());
        return onSuccess(
                reply,
                found -> complete(HttpResponse.create()
                        .withStatus(found.accepted() ? StatusCodes.OK : StatusCodes.UNPROCESSABLE_ENTITY)
                        .withEntity(ContentTypes.APPLICATION_JSON, "{\"version\":" + found.version() + "}")));
    }
}
