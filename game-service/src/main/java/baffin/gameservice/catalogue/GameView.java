package baffin.gameservice.catalogue;

import baffin.game.Game;
import baffin.game.GameInfo;
import baffin.game.words.Messages;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * The face of a game in the catalogue.
 *
 * @param id lower-case id used in URLs and records
 * @param name the title
 * @param minSeats fewest seats
 * @param maxSeats most seats
 * @param rulesVersion version of the engine's reading of the rules; pinned in every match
 * @param options what a host may choose
 * @param colours one colour name a seat, by seat index
 * @param hints why one would choose an action in a first match, by the first pick of the action; none for a game
 *     without hints
 */
@Schema(name = "GameInfo")
public record GameView(
        @Schema(examples = "expedition") String id,
        String name,
        int minSeats,
        int maxSeats,
        String rulesVersion,
        List<OptionView> options,
        List<String> colours,
        Map<String, String> hints) {

    /**
     * One choice of the host.
     *
     * @param name the key in the options of a match
     * @param values all allowed values, the default first
     * @param text what it changes, naming the rule
     * @param titles what each value is called, by value
     */
    @Schema(name = "Option")
    public record OptionView(String name, List<String> values, String text, Map<String, String> titles) {

        static OptionView of(GameInfo.Option option, Messages messages, Locale language) {
            Map<String, String> titles = new LinkedHashMap<>();
            option.values().forEach(value -> titles.put(value, messages.text(option.called(value), language)));
            return new OptionView(option.name(), option.values(), messages.text(option.text(), language), titles);
        }
    }

    static GameView of(Game<?, ?, ?, ?> game, Locale language) {
        GameInfo info = game.info();
        Messages messages = game.explainer().messages();
        return new GameView(
                info.id(),
                info.name(),
                info.minSeats(),
                info.maxSeats(),
                info.rulesVersion(),
                info.options().stream()
                        .map(option -> OptionView.of(option, messages, language))
                        .toList(),
                info.colours(),
                hints(game, language));
    }

    private static Map<String, String> hints(Game<?, ?, ?, ?> game, Locale language) {
        Messages messages = game.explainer().messages();
        Map<String, String> hints = new LinkedHashMap<>();
        game.explainer().hints().forEach((pick, hint) -> hints.put(pick, messages.text(hint, language)));
        return hints;
    }
}
