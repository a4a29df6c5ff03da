package baffin.gameservice.catalogue;

import baffin.game.Game;
import baffin.platform.wire.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * What a game says to people who do not know it, as it has that in {@code guide_<language>.json} beside its other
 * tables.
 *
 * @param pitch the game in one sentence
 * @param minutes how long a match takes: the shortest, the longest
 * @param difficulty 1 easy, 2 medium, 3 demanding
 * @param meanings what cards, characters and the like can do, by pick or place of the picture
 * @param chapters how to play, from the goal to frequent mistakes
 */
@Schema(name = "Guide")
public record Guide(
        String pitch, List<Integer> minutes, int difficulty, Map<String, Meaning> meanings, List<Chapter> chapters) {

    private static final Map<String, Optional<Guide>> KNOWN = new ConcurrentHashMap<>();

    /**
     * What a card, a character or the like can do.
     *
     * @param text in a sentence or two
     * @param ruleId the rule that says so
     */
    @Schema(name = "Meaning")
    public record Meaning(
            String text, @Schema(examples = "AD-7.8") String ruleId) {}

    /**
     * Some statements under a heading.
     *
     * @param title the heading
     * @param lines in the order in which people read them
     */
    @Schema(name = "GuideChapter")
    public record Chapter(String title, List<Line> lines) {}

    /**
     * A statement.
     *
     * @param text one to three sentences
     * @param rules ids of the rules that it puts into other words
     * @param picks of a part whose picture belongs to it, as getPartPicture takes them; missing without one
     * @param example id of the rule whose example belongs to it; missing without one
     */
    @Schema(name = "GuideLine")
    public record Line(
            String text,
            List<String> rules,
            @Schema(examples = "act:MoveShip") @Nullable String picks,
            @Schema(examples = "EX-7.1") @Nullable String example) {}

    /** The guide of a game, in English where it lacks the language; empty when it has none. */
    static Optional<Guide> of(Game<?, ?, ?, ?> game, Locale language) {
        return own(game, language).or(() -> own(game, Locale.ENGLISH));
    }

    private static Optional<Guide> own(Game<?, ?, ?, ?> game, Locale language) {
        String file = "/%s/guide_%s.json".formatted(game.info().id(), language.getLanguage());
        return KNOWN.computeIfAbsent(file, name -> Json.shared().resource(game.getClass(), name, Guide.class));
    }

    /** A drawn scene of a game in SVG; empty when it has none. */
    static Optional<String> scene(Game<?, ?, ?, ?> game) {
        String file = "/%s/scene.svg".formatted(game.info().id());
        try (InputStream svg = game.getClass().getResourceAsStream(file)) {
            return svg == null ? Optional.empty() : Optional.of(new String(svg.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
