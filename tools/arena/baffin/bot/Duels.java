package baffin.bot;

import baffin.bot.player.Arena;
import baffin.bot.strength.Budget;
import baffin.game.SeatScore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Lets strengths play each other at two seats, each seed in both orders, and prints what came of it: {@code Duels
 * <results file> <pairs> <roll-outs> [<game>:<strength>-<strength> ...]}. A match that is in the results file is not
 * played again, so the command may be stopped at any time and started once more.
 */
final class Duels {

    private static final List<String> GAMES = List.of("expedition", "adventure", "north-wind");
    private static final List<String> STEPS = List.of("deckhand-random", "navigator-deckhand", "commodore-navigator");
    /** Of the normal distribution, for 95 %. */
    private static final double Z = 1.96;

    private final Path results;
    private final int rollouts;
    private final Map<String, String> played = new LinkedHashMap<>();

    private Duels(Path results, int rollouts) throws IOException {
        this.results = results;
        this.rollouts = rollouts;
        if (Files.exists(results)) {
            for (String line : Files.readAllLines(results)) {
                int cut = line.indexOf('=');
                played.put(line.substring(0, cut), line.substring(cut + 1));
            }
        }
    }

    public static void main(String[] arguments) throws IOException {
        int pairs = Integer.parseInt(arguments[1]);
        Duels duels = new Duels(Path.of(arguments[0]), Integer.parseInt(arguments[2]));
        List<String> steps = new ArrayList<>(List.of(arguments).subList(3, arguments.length));
        if (steps.isEmpty()) {
            GAMES.forEach(game -> STEPS.forEach(step -> steps.add(game + ":" + step)));
        }
        for (int seed = 1; seed <= pairs; seed++) {
            for (String step : steps) {
                duels.play(step, seed, true);
                duels.play(step, seed, false);
            }
        }
        System.out.println(
                "| game | strength | against | roll-outs | matches | won | drawn | lost | share | 95 % | points |");
        System.out.println("|---|---|---|---|---|---|---|---|---|---|---|");
        steps.forEach(step -> System.out.println(duels.row(step)));
    }

    private void play(String step, int seed, boolean inOrder) throws IOException {
        String key = key(step, seed, inOrder);
        if (played.containsKey(key)) {
            return;
        }
        List<String> names = strengths(step);
        List<String> seated = inOrder ? names : names.reversed();
        List<SeatScore> seats = Arena.play(
                        game(step), seated, seed, Map.of(), new Budget(rollouts, Duration.ofHours(1)))
                .sheet()
                .seats();
        SeatScore first = seats.get(inOrder ? 0 : 1);
        SeatScore other = seats.get(inOrder ? 1 : 0);
        String result = Integer.signum(other.place() - first.place()) + "," + first.score() + "," + other.score();
        Files.writeString(results, key + "=" + result + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        played.put(key, result);
    }

    private String key(String step, int seed, boolean inOrder) {
        return String.join(" ", step, Integer.toString(rollouts), Integer.toString(seed), inOrder ? "first" : "second");
    }

    private static String game(String step) {
        return step.substring(0, step.indexOf(':'));
    }

    private static List<String> strengths(String step) {
        return List.of(step.substring(step.indexOf(':') + 1).split("-"));
    }

    private String row(String step) {
        int[] counts = new int[3];
        double own = 0;
        double theirs = 0;
        for (Map.Entry<String, String> match : played.entrySet()) {
            if (match.getKey().startsWith(step + " " + rollouts + " ")) {
                String[] result = match.getValue().split(",");
                counts[1 - Integer.parseInt(result[0])]++;
                own += Integer.parseInt(result[1]);
                theirs += Integer.parseInt(result[2]);
            }
        }
        int matches = counts[0] + counts[1] + counts[2];
        double share = (counts[0] + counts[1] / 2.0) / matches;
        double middle = (share + Z * Z / (2 * matches)) / (1 + Z * Z / matches);
        double half = Z
                * Math.sqrt(share * (1 - share) / matches + Z * Z / (4.0 * matches * matches))
                / (1 + Z * Z / matches);
        return "| %s | %s | %s | %d | %d | %d | %d | %d | %.1f %% | %.1f to %.1f %% | %.1f : %.1f |"
                .formatted(
                        game(step),
                        strengths(step).getFirst(),
                        strengths(step).getLast(),
                        rollouts,
                        matches,
                        counts[0],
                        counts[1],
                        counts[2],
                        100 * share,
                        100 * (middle - half),
                        100 * (middle + half),
                        own / matches,
                        theirs / matches);
    }
}
