package baffin.scoring.competition.api;

import baffin.competition.Competition;
import baffin.competition.policy.Policy;
import baffin.competition.policy.PolicyProblems;
import baffin.competition.standing.ledger.StandingRules;
import baffin.platform.problem.JsonProblems;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import baffin.platform.problem.Violation;
import baffin.platform.wire.Json;
import baffin.platform.wire.Trees;
import baffin.platform.wire.WireJson;
import baffin.scoring.competition.Competitions;
import com.fasterxml.jackson.core.JsonProcessingException;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Reads the query parameter {@code policy}: another way to count the same results. */
@ApplicationScoped
class PolicyParameter {

    private static final int TEXT_MAX = 4_000;

    private final Competitions competitions;

    PolicyParameter(Competitions competitions) {
        this.competitions = competitions;
    }

    /**
     * A way to count.
     *
     * @param tag part of the entity tag; empty for the competition's own
     * @param scheme makes it, checked against the competition; null for the competition's own
     */
    record Variant(String tag, @Nullable Function<Competition, Uni<StandingRules>> scheme) {

        static final Variant OWN = new Variant("", null);
    }

    /** What is asked for; an id of another competition costs one look for its version. */
    Uni<Variant> of(@Nullable String policy) {
        if (policy == null) {
            return Uni.createFrom().item(Variant.OWN);
        }
        if (policy.length() > TEXT_MAX) {
            throw Problem.invalidField("?policy", "too-long", "must have at most " + TEXT_MAX + " characters")
                    .asException();
        }
        if (policy.stripLeading().startsWith("{")) {
            StandingRules scheme = read(policy);
            String tag = Trees.fingerprint(Json.shared().tree(scheme));
            return Uni.createFrom()
                    .item(new Variant(
                            "-" + tag, competition -> Uni.createFrom().item(() -> checked(scheme, competition))));
        }
        return competitions.version(policy).map(version -> {
            if (version == 0) {
                throw Problem.invalidField(
                                "?policy",
                                "unknown",
                                "must be the id of a competition, or points and tieBreaks as JSON")
                        .asException();
            }
            return new Variant(
                    "-" + policy + "." + version,
                    own -> competitions.at(policy, version).map(other -> StandingRules.of(other.policy())));
        });
    }

    private static StandingRules read(String json) {
        try {
            return WireJson.shared().readValue(json, StandingRules.class);
        } catch (JsonProcessingException e) {
            Problem problem = JsonProblems.of(e);
            List<Violation> violations = problem.violations().stream()
                    .map(one -> one.below("?policy"))
                    .toList();
            throw Problem.of(ProblemType.INVALID_FIELD, "?policy: " + problem.detail())
                    .withViolations(violations)
                    .asException();
        }
    }

    /** As strict as with a policy that is laid down: what is unfair there is so here. */
    private static StandingRules checked(StandingRules scheme, Competition competition) {
        Policy other = competition.policy().counting(scheme.points(), scheme.tieBreaks());
        List<Violation> violations = PolicyProblems.of(other, null).entrySet().stream()
                .filter(fault ->
                        fault.getKey().startsWith("/points") || fault.getKey().startsWith("/tieBreaks"))
                .map(fault -> new Violation("?policy" + fault.getKey(), "invalid", fault.getValue()))
                .toList();
        if (!violations.isEmpty()) {
            throw Problem.of(ProblemType.INVALID_FIELD, "?policy cannot count these results")
                    .withViolations(violations)
                    .asException();
        }
        return scheme;
    }
}
