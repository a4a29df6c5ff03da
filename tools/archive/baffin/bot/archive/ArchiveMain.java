package baffin.bot.archive;

import baffin.bot.archive.adventure.AdventureMatches;
import baffin.bot.archive.expedition.ExpeditionDirections;
import baffin.bot.archive.northwind.NorthWindMatches;
import baffin.expedition.ExpeditionGame;
import baffin.expedition.state.ExpeditionState;
import baffin.game.Game;
import baffin.match.GameRegistry;
import baffin.match.event.Step;
import baffin.platform.export.ExportWriter;
import baffin.platform.export.Gzip;
import baffin.platform.wire.JsonCodec;
import baffin.platform.wire.JsonCodecs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Adds finished matches to the archive that every release replays: {@code ArchiveMain <directory> [game]}. A match that
 * is there is never written again, since it shows what an earlier release has done.
 */
final class ArchiveMain {

    private ArchiveMain() {}

    public static void main(String[] arguments) throws IOException {
        Path archive = Path.of(arguments[0]);
        JsonCodecs codecs = new JsonCodecs(GameRegistry.installed());
        for (Game<?, ?, ?, ?> game : GameRegistry.installed().all()) {
            if (arguments.length > 1 && !arguments[1].equals(game.info().id())) {
                continue;
            }
            Path directory = Files.createDirectories(archive.resolve(game.info().id()));
            JsonCodec<?, ?, ?, ?> codec = codecs.of(game.info().id());
            List<Planned> plans = new ArrayList<>(Planned.of(game.info()));
            plans.addAll(Planned.chosen(game.info()));
            for (Planned plan : plans) {
                add(directory, plan.name(), codec, () -> ArchivedMatch.play(codec, plan));
            }
            for (Map.Entry<String, Supplier<List<Step>>> directed :
                    directed(codec).entrySet()) {
                add(directory, directed.getKey(), codec, directed.getValue());
            }
        }
    }

    /** Matches that meet what ordinary ones do not, by the names of their files. */
    private static Map<String, Supplier<List<Step>>> directed(JsonCodec<?, ?, ?, ?> codec) {
        return switch (codec.game().info().id()) {
            case "adventure" -> new AdventureMatches(codec).all();
            case "expedition" -> expedition();
            case "north-wind" -> new NorthWindMatches(codec).all();
            default -> Map.of();
        };
    }

    private static Map<String, Supplier<List<Step>>> expedition() {
        Map<String, Supplier<List<Step>>> all = new LinkedHashMap<>();
        for (Directed<ExpeditionState> plan : ExpeditionDirections.all()) {
            all.put(plan.name(), () -> DirectedMatch.play(new ExpeditionGame(), plan));
        }
        return all;
    }

    private static void add(Path directory, String name, JsonCodec<?, ?, ?, ?> codec, Supplier<List<Step>> match)
            throws IOException {
        Path file = directory.resolve(name + ".json.gz");
        if (!Files.exists(file)) {
            byte[] bytes = Gzip.pressed(ExportWriter.write(codec, match.get()).json());
            Files.write(file, bytes, StandardOpenOption.CREATE_NEW);
            System.out.println(file + " " + bytes.length);
        }
    }
}
