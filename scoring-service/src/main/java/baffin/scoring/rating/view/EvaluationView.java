package baffin.scoring.rating.view;

import baffin.scoring.rating.domain.Evaluation;
import baffin.scoring.rating.domain.RatingPolicy;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * How well ratings foretell who comes first.
 *
 * @param game id of the game
 * @param mode {@code solo} or {@code teams}
 * @param matches rated matches that were looked at
 * @param constant mean log-loss of saying 0.5 to everything: ln 2
 * @param all over all of them
 * @param months by the month in which they ended (UTC), the earliest first
 */
@Schema(name = "RatingEvaluation")
public record EvaluationView(String game, String mode, int matches, double constant, Losses all, List<Losses> months) {

    public EvaluationView {
        months = List.copyOf(months);
    }

    /**
     * What was lost on pairs of players who met.
     *
     * @param month such as 2027-01; absent for all
     * @param pairs how many
     * @param logLoss mean log-loss by version of the policy: lower is better; none without pairs
     */
    @Schema(name = "RatingLosses")
    public record Losses(@Nullable String month, long pairs, Map<String, Double> logLoss) {

        public Losses {
            logLoss = Map.copyOf(logLoss);
        }

        static Losses of(@Nullable String month, Evaluation.Losses losses) {
            Map<String, Double> means = new TreeMap<>();
            losses.means().forEach((RatingPolicy policy, Double mean) -> means.put(policy.version(), mean));
            return new Losses(month, losses.pairs(), means);
        }
    }

    public static EvaluationView of(String game, String mode, Evaluation evaluation) {
        return new EvaluationView(
                game,
                mode,
                evaluation.matches(),
                Evaluation.CONSTANT,
                Losses.of(null, evaluation.all()),
                evaluation.months().entrySet().stream()
                        .map(entry -> Losses.of(entry.getKey().toString(), entry.getValue()))
                        .toList());
    }
}
