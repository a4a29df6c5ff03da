package baffin.platform.match;

import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import baffin.platform.problem.Violation;
import baffin.platform.wire.Malformed;
import baffin.platform.wire.Reply;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Turns refusals of any decider into problem documents: the one place where that happens. */
public final class ReplyProblems {

    private static final Set<String> OWN_MEMBERS =
            Set.of("detail", "ruleId", "pointers", "faults", Reply.VIOLATIONS, "nearby", "currentVersion");
    private static final int RETRY_S = 5;

    private ReplyProblems() {}

    /** The body of a command can't be read. */
    public static Problem of(Malformed fault) {
        ProblemType type = ProblemType.find(fault.slug()).orElse(ProblemType.BAD_REQUEST);
        return Problem.of(type, "the body " + fault.message()).withViolations(fault.faults());
    }

    /**
     * The command was refused. The fields at fault are those of {@code faults}, each with its detail, or those of
     * {@code pointers} with the one detail; what else the decider tells goes along.
     */
    public static ProblemException of(Reply refused) {
        ProblemType type = ProblemType.find(String.valueOf(refused.problem())).orElse(ProblemType.INTERNAL_ERROR);
        ObjectNode body = refused.body();
        String detail = body.path("detail").asText();
        List<Violation> violations = violations(body, type, detail);
        Problem problem = Problem.of(type, pointed(type, violations, detail)).withViolations(violations);
        if (body.hasNonNull("ruleId")) {
            problem = problem.withRule(body.path("ruleId").asText(), list(body.path("nearby")));
        }
        if (body.path("currentVersion").isIntegralNumber()) {
            problem = problem.withCurrentVersion(body.path("currentVersion").longValue());
        }
        for (Map.Entry<String, JsonNode> member : body.properties()) {
            if (!OWN_MEMBERS.contains(member.getKey())) {
                problem = problem.with(member.getKey(), member.getValue());
            }
        }
        return type == ProblemType.QUARANTINED
                ? ProblemException.retryLater(problem, RETRY_S)
                : new ProblemException(problem);
    }

    // a rule speaks for itself; of a field, people have to be told which one it is
    private static String pointed(ProblemType type, List<Violation> violations, String detail) {
        return type == ProblemType.RULE_VIOLATION
                        || violations.isEmpty()
                        || violations.getFirst().pointer().isEmpty()
                ? detail
                : violations.getFirst().pointer() + " " + detail;
    }

    private static List<Violation> violations(ObjectNode body, ProblemType type, String detail) {
        List<Violation> all = new ArrayList<>();
        String code = body.hasNonNull("ruleId") ? body.path("ruleId").asText() : type.slug();
        for (JsonNode pointer : body.path("pointers")) {
            all.add(new Violation(pointer.asText(), code, detail));
        }
        for (JsonNode fault : body.path("faults")) {
            String pointer = fault.path("pointer").asText();
            all.add(new Violation(pointer, code, fault.path("detail").asText()));
        }
        for (JsonNode fault : body.path(Reply.VIOLATIONS)) {
            Violation violation = new Violation(
                    fault.path("pointer").asText(),
                    fault.path("code").asText(),
                    fault.path("message").asText());
            all.add(violation
                    .withValue(fault.path("value").textValue())
                    .withAllowed(list(fault.path("allowed")).stream()
                            .map(JsonNode::asText)
                            .toList())
                    .withExample(fault.path("example").textValue()));
        }
        return all;
    }

    private static List<JsonNode> list(JsonNode array) {
        List<JsonNode> all = new ArrayList<>();
        array.forEach(all::add);
        return all;
    }
}
