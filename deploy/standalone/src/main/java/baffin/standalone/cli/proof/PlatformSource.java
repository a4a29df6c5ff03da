package baffin.standalone.cli.proof;

import baffin.standalone.cli.common.DataOptions;
import baffin.standalone.cli.common.PublicApi;
import baffin.standalone.part.StartRefused;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Which platform a command asks: one anywhere, or the one that runs on this machine. */
public final class PlatformSource {

    @Mixin
    private final DataOptions data = new DataOptions();

    @Option(
            names = "--url",
            paramLabel = "URL",
            description = "Where the platform's gateway is. Default: the platform that runs on the data directory.")
    private @Nullable String url;

    public PublicApi api() throws IOException, StartRefused {
        String origin = url;
        return new PublicApi(origin != null ? origin : data.running().ports().baseUrl());
    }

    DataOptions data() {
        return data;
    }
}
