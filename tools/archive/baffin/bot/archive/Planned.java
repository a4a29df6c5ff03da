package baffin.bot.archive;

import baffin.game.GameInfo;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A match that the archive is to hold.
 *
 * @param name of its file, without any ending
 * @param seats how many
 * @param options every option of the game
 * @param style how it is played
 * @param nonces what the seats bring for the draws; null for nothing
 */
record Planned(
        String name,
        int seats,
        Map<String, String> options,
        Style style,
        @Nullable List<String> nonces) {

    private static final int WITHOUT_CLOCK_MIN = 24;
    private static final List<String> NONCES = List.of("ice", "", "Fury & Hecla", "78 15' N");

    /** At least 24 matches of a game without clocks and two of each style with them. */
    static List<Planned> of(GameInfo game) {
        List<Planned> all = new ArrayList<>(withoutClock(game));
        int tables = game.maxSeats() - game.minSeats() + 1;
        for (int round = 0; round < 2; round++) {
            for (Style style : Style.WITH_CLOCK) {
                int seats = game.minSeats() + (round + style.ordinal()) % tables;
                all.add(new Planned(
                        name(game, all.size() + 1, seats, List.of(), style),
                        seats,
                        game.completed(Map.of()),
                        style,
                        round == 0 ? NONCES.subList(0, seats) : null));
            }
        }
        return all;
    }

    /** Matches of today's rules that were chosen from many for what happens in them. */
    static List<Planned> chosen(GameInfo game) {
        return game.id().equals("expedition")
                ? List.of(new Planned(
                        "v2-40-3-seats-tie-by-return-17", 3, game.completed(Map.of()), Style.NAVIGATORS, null))
                : List.of();
    }

    /** All seat counts with all values of all options, in all styles that need no clock. */
    private static List<Planned> withoutClock(GameInfo game) {
        List<Map<String, String>> choices = choices(game.options());
        int tables = (game.maxSeats() - game.minSeats() + 1) * choices.size();
        int rounds = Math.ceilDiv(WITHOUT_CLOCK_MIN, tables);
        List<Planned> all = new ArrayList<>();
        for (int round = 0; round < rounds; round++) {
            for (int seats = game.minSeats(); seats <= game.maxSeats(); seats++) {
                for (int choice = 0; choice < choices.size(); choice++) {
                    // shifted, so that every style meets every seat count and every choice
                    Style style = Style.WITHOUT_CLOCK.get((round + seats + choice) % Style.WITHOUT_CLOCK.size());
                    Map<String, String> options = choices.get(choice);
                    all.add(new Planned(
                            name(game, all.size() + 1, seats, options.values(), style), seats, options, style, null));
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

    private static String name(
            GameInfo game, int number, int seats, java.util.Collection<String> options, Style style) {
        List<String> words = new ArrayList<>(List.of(seats + "-seats"));
        words.addAll(options);
        words.add(style.name());
        return String.format(Locale.ROOT, "v%s-%02d-%s", game.rulesVersion(), number, String.join("-", words))
                .toLowerCase(Locale.ROOT)
                .replace('_', '-');
    }
}
