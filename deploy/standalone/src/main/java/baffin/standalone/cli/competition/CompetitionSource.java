package baffin.standalone.cli.competition;

import baffin.standalone.cli.common.PublicApi;
import baffin.standalone.cli.proof.PlatformSource;
import baffin.standalone.part.StartRefused;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
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

    /** The standing that a platform tells, page by page. */
    static final class LiveStanding {

        private static final int LINES_A_PAGE = 200;
        private static final ObjectMapper JSON = new ObjectMapper();

        private LiveStanding() {}

        /**
         * All its pages.
         *
         * @param path of the competition
         * @param version of the competition that the standing is to be computed from
         */
        static JsonNode of(PublicApi api, String path, long version) throws IOException {
            ArrayNode pages = JSON.createArrayNode();
            String cursor = "";
            do {
                String query = "/standings?asOf=" + version + "&limit=" + LINES_A_PAGE;
                JsonNode page = JSON.readTree(
                        api.get(path + query + (cursor.isEmpty() ? "" : "&cursor=" + PublicApi.encoded(cursor))));
                pages.add(page);
                cursor = page.path("nextCursor").asText("");
            } while (!cursor.isEmpty());
            return pages;
        }
    }
}
