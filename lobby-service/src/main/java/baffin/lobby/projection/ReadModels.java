package baffin.lobby.projection;

import baffin.lobby.openmatch.store.EndedMatches;
import baffin.platform.operator.HealthReports;
import baffin.platform.operator.OperatorRecords;
import baffin.platform.runtime.projection.Projection;
import baffin.platform.runtime.projection.engine.ProjectionConfig;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.runtime.projection.engine.ProjectionSettings;
import baffin.platform.runtime.projection.operator.OperatedProjections;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.platform.topics.KafkaAccess;
import baffin.platform.topics.Topics;
import io.micrometer.core.instrument.MeterRegistry;
import io.smallrye.common.annotation.Identifier;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.List;
import java.util.Set;

/** The list of matches is two projections: what the lobby decided, and which matches have ended. */
@Dependent
class ReadModels {

    private static final int BATCH_MAX = 500;
    private static final int PENDING_MAX = 2_000;
    // people wait for the list after they joined; few wait for the end of a match
    private static final Duration OPEN_EVERY = Duration.ofMillis(20);
    private static final Duration ENDED_EVERY = Duration.ofMillis(100);

    private static final Set<String> TOPICS = Set.of(
            Topics.LOBBY_COMMANDS,
            Topics.LOBBY_EVENTS,
            Topics.LOBBY_COMMANDS_REJECTED,
            Topics.LOBBY_TABLES,
            Topics.REPLIES_LOBBY,
            Topics.REVOCATIONS,
            Topics.ACCOUNT_NAMES,
            Topics.OPERATOR_ACTIONS,
            Topics.ACKNOWLEDGEMENTS,
            Topics.LOBBY_CHANGELOG);

    private final Transactions transactions;
    private final MeterRegistry meters;
    private final ProjectionConfig config;
    private final KafkaAccess kafka;

    ReadModels(
            @Identifier("lobby") Transactions transactions,
            MeterRegistry meters,
            ProjectionConfig config,
            KafkaAccess kafka) {
        this.transactions = transactions;
        this.meters = meters;
        this.config = config;
        this.kafka = kafka;
    }

    @Singleton
    @Identifier("open-matches")
    ProjectionEngine openMatches() {
        return engine(new LobbyLists(), OPEN_EVERY);
    }

    @Singleton
    @Identifier("ended-matches")
    ProjectionEngine endedMatches() {
        return engine(new EndedMatches(), ENDED_EVERY);
    }

    @Singleton
    OperatedProjections operated(
            @Identifier("open-matches") ProjectionEngine open,
            @Identifier("ended-matches") ProjectionEngine ended,
            HealthReports reports,
            OperatorRecords records) {
        return new OperatedProjections(
                "lobby", TOPICS, transactions, List.of(open, ended), List.of(), reports, records);
    }

    private ProjectionEngine engine(Projection projection, Duration every) {
        ProjectionSettings settings = new ProjectionSettings(kafka, BATCH_MAX, PENDING_MAX, every).as(config);
        return new ProjectionEngine(projection, transactions, settings, meters);
    }
}
