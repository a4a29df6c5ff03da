package baffin.lobby.api;

import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import baffin.platform.problem.Violation;
import baffin.platform.wire.Reply;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A decider's refusal as a problem. */
public final class ReplyProblems {

    private static final Set<String> OWN_MEMBERS = Set.of("detail", "pointers", "faults", "currentVersion");
    private static final int RETRY_S = 1;

    private ReplyProblems() {}

    /**
     * The problem: its fields at fault are those of {@code faults}, or {@code pointers} with the one detail; what else
     * the decider tells goes along.
     */
    public static ProblemException of(Reply reply, String slug) {
        ProblemType type = ProblemType.find(slug).orElse(ProblemType.INTERNAL_ERROR);
        String detail = reply.body().path("detail").asText();
        List<Violation> violations = new ArrayList<>();
        reply.body().path("pointers").forEach(pointer -> violations.add(new Violation(pointer.asText(), slug, detail)));
        reply.body()
                .path("faults")
                .forEach(fault -> violations.add(new Violation(
                        fault.path("pointer").asText(),
                        slug,
                        fault.path("detail").asText())));
        String pointed = violations.isEmpty() ? detail : violations.getFirst().pointer() + " " + detail;
        Problem problem = Problem.of(type, pointed).withViolations(violations);
        if (reply.body().path("currentVersion").isIntegralNumber()) {
            problem = problem.withCurrentVersion(
                    reply.body().path("currentVersion").longValue());
        }
        for (Map.Entry<String, JsonNode> member : reply.body().properties()) {
            if (!OWN_MEMBERS.contains(member.getKey())) {
                problem = problem.with(member.getKey(), member.getValue());
            }
        }
        return type == ProblemType.QUARANTINED
                ? ProblemException.retryLater(problem, RETRY_S)
                : new ProblemException(problem);
    }
}
