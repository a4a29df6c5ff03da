package baffin.lobby.competition.service;

import baffin.competition.event.CompetitionCommand;
import baffin.competition.event.CompetitionCommand.ChangePolicy;
import baffin.competition.event.CompetitionCommand.Create;
import baffin.competition.event.EntryCommand.AddEntrants;
import baffin.competition.policy.Policy;
import baffin.lobby.competition.policy.PolicyFault;
import baffin.platform.names.PublicNames;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.Violation;
import baffin.platform.wire.Json;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** A decider's refusal with what was sent: it knows the fields at fault, and not how somebody would mend them. */
final class Refusals {

    private static final String ROWS = "/entrants/";

    private Refusals() {}

    static ProblemException explained(ProblemException refusal, CompetitionCommand requested, PublicNames names) {
        return switch (requested) {
            case Create create -> with(refusal, ofPolicy(create.policy()));
            case ChangePolicy change -> with(refusal, ofPolicy(change.policy()));
            case AddEntrants add -> with(refusal, fault -> fault.withValue(name(add, fault.pointer(), names)));
            default -> refusal;
        };
    }

    private static UnaryOperator<Violation> ofPolicy(Policy policy) {
        JsonNode whole = Json.shared().tree(policy);
        return fault -> PolicyFault.explained(fault, whole);
    }

    private static @Nullable String name(AddEntrants add, String pointer, PublicNames names) {
        return pointer.startsWith(ROWS)
                ? names.of(add.entrants()
                        .get(Integer.parseInt(pointer.substring(ROWS.length()).split("/")[0]))
                        .person())
                : null;
    }

    private static ProblemException with(ProblemException refusal, UnaryOperator<Violation> explained) {
        Problem problem = refusal.problem();
        return new ProblemException(
                problem.withViolations(
                        problem.violations().stream().map(explained).toList()),
                refusal.headers());
    }
}
