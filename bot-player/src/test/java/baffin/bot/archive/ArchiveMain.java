package baffin.bot.archive;

import baffin.game.Game;
import baffin.match.GameRegistry;
import baffin.platform.export.ExportWriter;
import baffin.platform.export.Gzip;
import baffin.platform.wire.JsonCodec;
import baffin.platform.wire.JsonCodecs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Adds finished matches to the archive that every release replays: {@code ArchiveMain <directory>}. A match that is
 * there is never written again, since it shows what an earlier release has done.
 */
final class ArchiveMain {

    private ArchiveMain() {}

    public static void main(String[] arguments) throws IOException {
        Path archive = Path.of(arguments[0]);
        JsonCodecs codecs = new JsonCodecs(GameRegistry.installed());
        for (Game<?, ?, ?, ?> game : GameRegistry.installed().all()) {
            Path directory = Files.createDirectories(archive.resolve(game.info().id()));
            for (Planned plan : Planned.of(game.info())) {
                Path file = directory.resolve(plan.name() + ".json.gz");
                if (!Files.exists(file)) {
                    byte[] bytes = Gzip.pressed(export(codecs.of(game.info().id()), plan));
                    Files.write(file, bytes, StandardOpenOption.CREATE_NEW);
                    System.out.println(file + " " + bytes.length);
                }
            }
        }
    }

    private static byte[] export(JsonCodec<?, ?, ?, ?> codec, Planned plan) {
        return written(codec, plan).json();
    }

    private static <C extends baffin.game.Command, S, E extends baffin.game.Event, K> ExportWriter.Written written(
            JsonCodec<C, S, E, K> codec, Planned plan) {
        return ExportWriter.write(codec, ArchivedMatch.play(codec, plan));
    }
}
