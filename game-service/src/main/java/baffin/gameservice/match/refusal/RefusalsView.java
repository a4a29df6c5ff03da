package baffin.gameservice.match.refusal;

import baffin.game.Seat;
import baffin.game.action.Spot;
import baffin.game.words.Messages;
import baffin.gameservice.match.Match;
import baffin.match.ForbiddenCommand;
import java.util.List;
import java.util.Locale;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * What a seat could think of doing at a place of the picture, and the rules that forbid it.
 *
 * @param matchId the match
 * @param version version at which they forbid it
 * @param seat whose thought it is; absent for everybody
 * @param spot the place, as {@code data-spot} of pictures names it
 * @param items the most relevant first, six at most; none where nothing is done, or all that is done is legal
 */
@Schema(name = "Refusals")
public record RefusalsView(
        String matchId,
        long version,
        @Nullable Integer seat,
        @Schema(examples = "square:5,3") String spot,
        List<RefusalView> items) {

    /**
     * Something that is not possible now.
     *
     * @param text what it would do, in a few words
     * @param ruleId the rule that forbids it
     * @param reason why it forbids it, in words
     */
    @Schema(name = "Refusal")
    public record RefusalView(
            String text, @Schema(examples = "EX-7.6") String ruleId, String reason) {}

    /** What is forbidden to a seat. */
    public static RefusalsView of(Match<?, ?, ?, ?> match, Seat seat, Spot spot, Locale language) {
        Messages messages = match.codec().game().explainer().messages();
        List<RefusalView> items = match.forbidden(seat, spot).stream()
                .map(forbidden -> view(forbidden, messages, language))
                .toList();
        return new RefusalsView(match.id(), match.version(), seat.index(), written(spot), items);
    }

    /** What everybody is told: nothing. */
    public static RefusalsView none(Match<?, ?, ?, ?> match, Spot spot) {
        return new RefusalsView(match.id(), match.version(), null, written(spot), List.of());
    }

    private static RefusalView view(ForbiddenCommand<?> forbidden, Messages messages, Locale language) {
        return new RefusalView(
                messages.text(forbidden.text(), language),
                forbidden.violation().ruleId(),
                messages.text(forbidden.violation().reason(), language));
    }

    private static String written(Spot spot) {
        return spot.kind() + ":" + spot.value();
    }
}
