package baffin.lobby.config;

import baffin.platform.directory.NameSealing;
import baffin.platform.names.NameRow;
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
import java.util.List;
import org.eclipse.microprofile.reactive.messaging.Channel;
import org.eclipse.microprofile.reactive.messaging.OnOverflow;

/** The table of names, whose topic every process reads. */
@Dependent
class NameTables {

    private static final String NAMES = NameSealing.NAMES;
    private static final ServiceScope LOBBY = new ServiceScope("baffin.lobby");
    private static final int BUFFER = 1_024;

    // made at its first use, as the writer of the other tables
    @ApplicationScoped
    @Identifier(NAMES)
    TableWriter writer(
            @Channel("lobby-names") @OnOverflow(value = OnOverflow.Strategy.BUFFER, bufferSize = BUFFER)
                    MutinyEmitter<Record<String, byte[]>> emitter) {
        return new EmitterTables(emitter);
    }

    @Singleton
    @Identifier(NAMES)
    TableLog log(
            @Identifier("lobby") Transactions transactions,
            @Identifier(NAMES) SecretSealer sealer,
            @Identifier(NAMES) TableWriter writer,
            KafkaAccess kafka) {
        LoggedTable names = new LoggedTable(NameRow.TABLE, "player");
        return new TableLog(
                transactions,
                new TableSpec(LOBBY, Topics.ACCOUNT_NAMES, List.of(names), List.of()),
                writer,
                sealer,
                kafka);
    }

    void close(@Disposes @Identifier(NAMES) TableLog log) {
        log.close();
    }
}
