package baffin.standalone.cli.competition;

import baffin.platform.wire.WireJson;
import baffin.standalone.cli.common.PublicApi;
import baffin.standalone.cli.common.Say;
import baffin.standalone.cli.proof.PlatformSource;
import baffin.standalone.part.StartRefused;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Brings an exported competition to the running platform. */
@Command(
        name = "import-competition",
        description =
                "Brings an exported competition to a platform that allows it (--allow-imports), record by record, and"
                        + " waits until"
                        + " all of it is there.",
        mixinStandardHelpOptions = true)
public final class ImportCompetitionCommand implements Callable<Integer> {

    private static final Duration LOOK_AGAIN = Duration.ofSeconds(1);

    /** Nothing has come for so long: then nothing more will. */
    private static final Duration STILL_MAX = Duration.ofMinutes(1);

    @Mixin
    private final PlatformSource platform = new PlatformSource();

    @Parameters(paramLabel = "FILE", description = "The export, as it is or compressed with gzip.")
    private Path file = Path.of("");

    @Option(names = "--handle", required = true, paramLabel = "NAME", description = "The player who brings it.")
    private String handle = "";

    @Option(
            names = "--password",
            required = true,
            interactive = true,
            arity = "0..1",
            description = "Its password; asked for when none follows.")
    private char[] password = {};

    @Override
    public Integer call() throws IOException, StartRefused {
        byte[] export = CompetitionSource.bytes(file);
        PublicApi api = platform.api();
        byte[] signIn = WireJson.shared().writeValueAsBytes(Map.of("handle", handle, "password", new String(password)));
        String bearer = api.post("/auth/token", signIn, "").path("accessToken").asText();
        JsonNode begun = api.post("/competitions/import", export, bearer);
        return awaited(
                api, begun.path("competitionId").asText(), begun.path("records").asLong());
    }

    private static int awaited(PublicApi api, String id, long records) throws IOException {
        long version = 0;
        long moved = System.nanoTime();
        while (version < records) {
            long now = WireJson.shared()
                    .readTree(api.get("/competitions/" + PublicApi.encoded(id)))
                    .path("version")
                    .asLong();
            if (now > version) {
                moved = System.nanoTime();
                Say.progress("%d of %d records".formatted(now, records));
            } else if (System.nanoTime() - moved > STILL_MAX.toNanos()) {
                throw new IOException("the import has stopped; run the same command again to go on");
            }
            version = now;
            pause();
        }
        System.out.println("competition " + id + ": " + records + " records");
        return 0;
    }

    private static void pause() throws IOException {
        try {
            Thread.sleep(LOOK_AGAIN);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }
}
