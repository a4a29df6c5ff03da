package baffin.bot.navigator;

import baffin.bot.navigator.adventure.AdventureNavigator;
import baffin.bot.navigator.expedition.Navigator;
import baffin.bot.navigator.northwind.NorthWindNavigator;
import baffin.bot.player.Bot;
import baffin.bot.player.Insight;
import baffin.bot.player.RandomBot;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The bots that can be asked for by name. */
public final class Bots {

    private static final String NAVIGATOR = "navigator";
    private static final String RANDOM = "random";
    private static final Bot ANYTHING = new RandomBot();

    /** What the navigator does, by game: a further game adds its line here and nowhere else. */
    private static final Map<String, Insight> NAVIGATORS = Map.of(
            "expedition", new Navigator(),
            "adventure", new AdventureNavigator(),
            "north-wind", new NorthWindNavigator());

    private Bots() {}

    public static List<String> names() {
        return List.of(NAVIGATOR, RANDOM);
    }

    /** What is known of a game besides its rules; empty for a game of other authors. */
    public static Optional<Insight> insight(String game) {
        return Optional.ofNullable(NAVIGATORS.get(game));
    }

    /**
     * A bot by its name; {@code random} plays every game.
     *
     * @param game id of the game it is to play
     * @throws IllegalArgumentException when there is none of that name for that game
     */
    public static Bot of(String name, String game) {
        Bot bot = switch (name) {
            case NAVIGATOR -> NAVIGATORS.get(game);
            case RANDOM -> ANYTHING;
            default -> throw new IllegalArgumentException("there is no bot " + name + "; known are " + names());
        };
        if (bot == null) {
            throw new IllegalArgumentException("the bot " + name + " does not know the game " + game);
        }
        return bot;
    }
}
