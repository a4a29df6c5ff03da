package baffin.standalone.cli.client;

import baffin.standalone.cli.common.DataOptions;
import baffin.standalone.cli.common.InternalApi;
import baffin.standalone.part.StartRefused;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Registers a client. */
@Command(
        name = "add",
        description = "Registers a program and prints its client_id. It is a public client: it needs no secret.",
        mixinStandardHelpOptions = true)
final class AddCommand implements Callable<Integer> {

    @Mixin
    private final DataOptions data = new DataOptions();

    @Parameters(paramLabel = "NAME", description = "What people read, at most 60 characters.")
    private String name = "";

    @Option(
            names = "--redirect",
            paramLabel = "ADDRESS",
            required = true,
            description = "Where browsers may be sent back, to the letter; may be given 10 times.")
    private List<String> redirects = List.of();

    @Option(names = "--website", paramLabel = "ADDRESS", description = "Where people read more. Default: none.")
    private String website = "";

    @Override
    public Integer call() throws IOException, StartRefused {
        Map<String, ?> body = Map.of("name", name, "website", website, "redirectUris", redirects);
        JsonNode client = InternalApi.lobby(data.layout(), data.running().ports(), ClientCommand.CLIENTS, body);
        System.out.println(client.path("clientId").asText());
        return 0;
    }
}
