package baffin.rules.operator;

import baffin.platform.operator.ActingOperator;
import baffin.platform.operator.HealthReports;
import baffin.platform.operator.OperatedService;
import baffin.platform.operator.ReleaseReport;
import baffin.platform.operator.ServiceHealth;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import baffin.platform.topics.Topics;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Set;

/** rules-service has neither read models nor a database. */
@Singleton
final class OperatedRules implements OperatedService {

    private static final Set<String> TOPICS = Set.of(
            Topics.MATCH_COMMANDS,
            Topics.MATCH_EVENTS,
            Topics.MATCH_COMMANDS_REJECTED,
            Topics.REPLIES_RULES,
            Topics.RULES_CHANGELOG);

    private final HealthReports reports;

    OperatedRules(HealthReports reports) {
        this.reports = reports;
    }

    @Override
    public String name() {
        return "rules";
    }

    @Override
    public Uni<ServiceHealth> health() {
        return reports.of(
                name(),
                TOPICS::contains,
                Uni.createFrom().item(List.of()),
                Uni.createFrom().item(List.of()));
    }

    @Override
    public Uni<ReleaseReport> release(ActingOperator by, String readModel, String key) {
        throw Problem.of(ProblemType.NOT_FOUND, "No read model has the name " + readModel)
                .asException();
    }
}
