package baffin.standalone.cli.competition;

import baffin.standalone.cli.common.PublicApi;
import baffin.standalone.cli.proof.PlatformSource;
import baffin.standalone.part.StartRefused;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Where a competition comes from: a platform anywhere, the one that runs on this machine, or a file. */
public final class CompetitionSource {

    private static final int GZIP_MAGIC = 0x1f;

    @Mixin
    private final PlatformSource platform = new PlatformSource();

    @Option(
            names = "--file",
            paramLabel = "EXPORT",
            description = "A saved export instead of a platform, as it is or compressed with gzip.")
    private @Nullable Path file;

    /**
     * The competition with the standing that its platform tells, or that stands in the file.
     *
     * @param id ignored when a file is given, and required otherwise
     */
    CompetitionExport read(@Nullable String id) throws IOException, StartRefused {
        Path saved = file;
        if (saved != null) {
            return CompetitionExport.of(bytes(saved));
        }
        if (id == null) {
            throw new StartRefused("Name a competition, or a file with --file.");
        }
        return live(platform.api(), id);
    }

    /** A competition as a platform tells it now. */
    public static CompetitionExport live(PublicApi api, String id) throws IOException {
        CompetitionExport export = CompetitionExport.of(api.export("competitions", id));
        return export.against(LiveStanding.of(
                api,
                "/competitions/" + PublicApi.encoded(id),
                export.competition().version()));
    }

    static byte[] bytes(Path file) throws IOException, StartRefused {
        if (!Files.isRegularFile(file)) {
            throw new StartRefused("There is no file " + file + ".");
        }
        byte[] bytes = Files.readAllBytes(file);
        if (bytes.length < 2 || bytes[0] != GZIP_MAGIC) {
            return bytes;
        }
        try (GZIPInputStream gzip = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
            return gzip.readAllBytes();
        }
    }
}
