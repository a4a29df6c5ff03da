package baffin.bot.archive;

import baffin.game.GameInfo;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A match that the archive is to hold.
 *
 * @param name of its file, without any ending
 * @param seats how many
 * @param options every option of the game
 * @param style how it is played
 */
record Planned(String name, int seats, Map<String, String> options, Style style) {

    private static final int MATCHES_MIN = 24;

    /** How a match is played. */
    enum Style {
        /** By navigators alone, as they think best. */
        NAVIGATORS,
        /** By navigators and chance, with steps taken back. */
        MIXED,
        /** By navigators and chance, and a seat gives up. */
        RESIGNED,
        /** By chance alone, with steps taken back and seats that give up. */
        RANDOM
    }

    /** At least 24 matches of a game: all seat counts with all values of all options, in all styles. */
    static List<Planned> of(GameInfo game) {
        List<Map<String, String>> choices = choices(game.options());
        int tables = (game.maxSeats() - game.minSeats() + 1) * choices.size();
        int rounds = Math.ceilDiv(MATCHES_MIN, tables);
        List<Planned> all = new ArrayList<>();
        for (int round = 0; round < rounds; round++) {
            for (int seats = game.minSeats(); seats <= game.maxSeats(); seats++) {
                for (int choice = 0; choice < choices.size(); choice++) {
                    // shifted, so that every style meets every seat count and every choice
                    Style style = Style.values()[(round + seats + choice) % Style.values().length];
                    all.add(new Planned(
                            name(all.size() + 1, seats, choices.get(choice), style),
                            seats,
                            choices.get(choice),
                            style));
                }
            }
        }
        return all;
    }

    private static List<Map<String, String>> choices(List<GameInfo.Option> options) {
        List<Map<String, String>> choices = new ArrayList<>(List.of(Map.of()));
        for (GameInfo.Option option : options) {
            List<Map<String, String>> longer = new ArrayList<>();
            for (Map<String, String> choice : choices) {
                for (String value : option.values()) {
                    Map<String, String> more = new LinkedHashMap<>(choice);
                    more.put(option.name(), value);
                    longer.add(more);
                }
            }
            choices = longer;
        }
        return choices;
    }

    private static String name(int number, int seats, Map<String, String> options, Style style) {
        String chosen = String.join("-", options.values());
        return String.format(Locale.ROOT, "%02d-%d-seats-%s-%s", number, seats, chosen, style)
                .toLowerCase(Locale.ROOT)
                .replace('_', '-');
    }
}
