package baffin.lobby.config;

import baffin.platform.idempotency.StoredResponses;
import baffin.platform.request.ServiceScope;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.platform.secrets.SecretSealer;
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
import java.util.List;
import org.eclipse.microprofile.reactive.messaging.Channel;
import org.eclipse.microprofile.reactive.messaging.OnOverflow;

/** The tables of the lobby that are no fold of events. Holds of seeks are not worth keeping. */
@Dependent
public class LobbyTables {

    // the keys of tokens are in these tables: until they are open, no service of this process can tell who asks
    private static final ServiceScope WHOEVER_SIGNS_IN = new ServiceScope("baffin");

    private static final int BUFFER = 1_024;

    /** Tables whose rows stand in the log as well. */
    public static final List<LoggedTable> LOGGED = List.of(
            new LoggedTable("account", "id"),
            new LoggedTable("signing_key", "kid"),
            new LoggedTable("secret", "name"),
            new LoggedTable("account_status", "account"),
            new LoggedTable("second_factor", "account"),
            new LoggedTable("former_handle", "id"),
            new LoggedTable("account_deletion", "account"),
            new LoggedTable("account_email", "account"),
            new LoggedTable("account_preferences", "account"),
            new LoggedTable("linked_identity", "id"),
            new LoggedTable("oauth_client", "id"),
            new LoggedTable("access_token", "id").watching("name"));

    // made at its first use: projections wait for the tables, and are made before channels are connected
    @ApplicationScoped
    @Identifier("lobby")
    TableWriter writer(
            @Channel("lobby-tables") @OnOverflow(value = OnOverflow.Strategy.BUFFER, bufferSize = BUFFER)
                    MutinyEmitter<Record<String, byte[]>> emitter) {
        return new EmitterTables(emitter);
    }

    @Singleton
    @Identifier("lobby")
    TableLog log(
            @Identifier("lobby") Transactions transactions,
            SecretSealer sealer,
            @Identifier("lobby") TableWriter writer,
            KafkaAccess kafka) {
        // the migrations have made the others
        TableSpec spec = new TableSpec(WHOEVER_SIGNS_IN, Topics.LOBBY_TABLES, LOGGED, List.of(StoredResponses.SCHEMA));
        return new TableLog(transactions, spec, writer, sealer, kafka);
    }

    @Singleton
    @Identifier("lobby")
    StoredResponses responses(@Identifier("lobby") Transactions transactions, SecretSealer sealer) {
        return new StoredResponses(WHOEVER_SIGNS_IN, transactions, sealer, Clock.systemUTC());
    }

    void close(@Disposes @Identifier("lobby") TableLog log) {
        log.close();
    }
}
