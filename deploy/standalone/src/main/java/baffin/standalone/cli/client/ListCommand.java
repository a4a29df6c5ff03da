package baffin.standalone.cli.client;

import baffin.standalone.cli.common.DataOptions;
import baffin.standalone.cli.common.InternalApi;
import baffin.standalone.part.StartRefused;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Lists the clients of the host. */
@Command(name = "list", description = "Lists the programs of the host.", mixinStandardHelpOptions = true)
final class ListCommand implements Callable<Integer> {

    @Mixin
    private final DataOptions data = new DataOptions();

    @Override
    public Integer call() throws IOException, StartRefused {
        JsonNode clients = InternalApi.lobby(data.layout(), data.running().ports(), ClientCommand.CLIENTS);
        clients.forEach(client -> System.out.println(client.path("clientId").asText() + "  "
                + client.path("name").asText() + "  "
                + client.path("redirectUris")
                        .valueStream()
                        .map(JsonNode::asText)
                        .collect(Collectors.joining(" "))));
        return 0;
    }
}
