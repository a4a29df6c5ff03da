package baffin.gameservice.house;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Locale;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * The decisions of a finished match as the strongest house player judges them.
 *
 * @param matchId the match
 * @param version up to which it is analysed; that of the whole match once it is done
 * @param of version of the whole match
 * @param rollouts how often each decision was played on in thought
 * @param items decisions of which there was a choice, in order; absent until it is done
 */
@Schema(name = "Analysis")
record AnalysisView(
        String matchId,
        @Schema(examples = "57") long version,
        @Schema(examples = "57") long of,
        int rollouts,
        @Nullable List<Decision> items) {

    /**
     * A decision.
     *
     * @param version of the match when it was to be made
     * @param seat whose it was
     * @param chances of each seat to win before it, 0 to 1, by seat
     * @param played the command that was sent
     * @param best the command that the strongest house player would have sent
     * @param text the same in words
     * @param lost chance to win that the seat gave away, 0 to 1
     */
    @Schema(name = "AnalysedDecision")
    record Decision(
            @Schema(examples = "57") long version,
            int seat,
            List<Double> chances,

            @Schema(type = SchemaType.OBJECT, implementation = Object.class)
            JsonNode played,

            @Schema(type = SchemaType.OBJECT, implementation = Object.class)
            JsonNode best,

            @Schema(examples = "Place tile L07 on square 5,5")
            String text,

            double lost) {

        static Decision of(AnalysedDecision kept, Locale language) {
            return new Decision(
                    kept.version(),
                    kept.seat(),
                    kept.chances(),
                    kept.played(),
                    kept.best(),
                    kept.words()
                            .getOrDefault(language.getLanguage(), kept.words().getOrDefault("en", "")),
                    kept.lost());
        }
    }

    static AnalysisView done(String match, long version, List<AnalysedDecision> kept, Locale language) {
        return new AnalysisView(
                match,
                version,
                version,
                Analyses.ROLLOUTS,
                kept.stream().map(one -> Decision.of(one, language)).toList());
    }

    static AnalysisView coming(String match, Analyses.Progress progress) {
        return new AnalysisView(match, progress.version(), progress.of(), Analyses.ROLLOUTS, null);
    }
}
