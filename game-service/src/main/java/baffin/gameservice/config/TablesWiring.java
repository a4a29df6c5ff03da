package baffin.gameservice.config;

import baffin.gameservice.chat.ChatTables;
import baffin.gameservice.house.AnalysisTables;
import baffin.gameservice.match.ViewTables;
import baffin.gameservice.presence.PresenceTables;
import baffin.gameservice.push.PushTables;
import baffin.gameservice.webhook.WebhookTables;
import baffin.gameservice.webhook.WebhookVault;
import baffin.platform.idempotency.StoredResponses;
import baffin.platform.request.ServiceScope;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.platform.tables.EmitterTables;
import baffin.platform.tables.LoggedTable;
import baffin.platform.tables.TableLog;
import baffin.platform.tables.TableSpec;
import baffin.platform.tables.TableWriter;
import baffin.platform.topics.KafkaAccess;
import baffin.platform.topics.Topics;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.reactive.messaging.MutinyEmitter;
import io.smallrye.reactive.messaging.kafka.Record;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.inject.Disposes;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.microprofile.reactive.messaging.Channel;
import org.eclipse.microprofile.reactive.messaging.OnOverflow;

/** The tables of the service that are no fold of events. Sandboxes, and who is there, are not worth keeping. */
@Dependent
class TablesWiring {

    private static final ServiceScope GAME = ServiceScope.of(TablesWiring.class);

    private static final int BUFFER = 1_024;

    private static final List<LoggedTable> LOGGED = List.of(
            new LoggedTable("webhook", "id"),
            // who is just sending one is of no use to another database
            new LoggedTable("webhook_delivery", "target_id", "event_id")
                    .watching("state", "tries", "next_at", "attempts"),
            new LoggedTable("webhook_told", "topic", "part"),
            // when one was last used is of no use to another database
            new LoggedTable("push_subscription", "id")
                    .watching("owner", "endpoint", "keys", "device", "kinds", "language", "server_key", "created"),
            new LoggedTable("chat_mute", "player", "muted"),
            new LoggedTable("chat_read", "player", "match_id", "channel"),
            new LoggedTable("notice_read", "player", "match_id", "version", "place_in_step"));

    // made at its first use: projections wait for the tables, and are made before channels are connected
    @ApplicationScoped
    @Identifier("game")
    TableWriter writer(
            @Channel("game-tables") @OnOverflow(value = OnOverflow.Strategy.BUFFER, bufferSize = BUFFER)
                    MutinyEmitter<Record<String, byte[]>> emitter) {
        return new EmitterTables(emitter);
    }

    @Singleton
    @Identifier("game")
    TableLog log(
            @Identifier("game") Transactions transactions,
            WebhookVault vault,
            @Identifier("game") TableWriter writer,
            KafkaAccess kafka) {
        List<String> schema = new ArrayList<>(WebhookTables.SCHEMA);
        schema.addAll(PushTables.SCHEMA);
        schema.add(ChatTables.MUTES);
        schema.add(ChatTables.READ_MARKS);
        schema.add(ViewTables.READ_MARKS);
        schema.add(PresenceTables.SCHEMA);
        schema.add(AnalysisTables.SCHEMA);
        schema.add(StoredResponses.SCHEMA);
        TableSpec spec = new TableSpec(GAME, Topics.GAME_TABLES, LOGGED, schema);
        return new TableLog(transactions, spec, writer, vault.sealer(), kafka);
    }

    @Singleton
    @Identifier("game")
    StoredResponses responses(@Identifier("game") Transactions transactions, WebhookVault vault) {
        return new StoredResponses(GAME, transactions, vault.sealer(), Clock.systemUTC());
    }

    void close(@Disposes @Identifier("game") TableLog log) {
        log.close();
    }
}
