package baffin.standalone.cli.account;

import baffin.standalone.cli.common.DataOptions;
import baffin.standalone.cli.common.InternalApi;
import baffin.standalone.part.StartRefused;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Looks after the OAuth clients of the host; each method is a command. */
@Command(
        name = "client",
        description = "Registers programs that people may let act for them (OAuth 2.1) at a running platform.",
        scope = CommandLine.ScopeType.INHERIT,
        mixinStandardHelpOptions = true)
public final class ClientCommand {

    /** Where the lobby keeps them, below its internal address. */
    private static final String CLIENTS = "/oauth-clients";

    @Command(
            name = "add",
            description = "Registers a program and prints its client_id. It is a public client: it needs no secret.")
    void add(
            @Mixin DataOptions data,
            @Parameters(paramLabel = "NAME", description = "What people read, at most 60 characters.") String name,
            @Option(
                            names = "--redirect",
                            paramLabel = "ADDRESS",
                            required = true,
                            description = "Where browsers may be sent back, to the letter; may be given 10 times.")
                    List<String> redirects,
            @Option(
                            names = "--website",
                            paramLabel = "ADDRESS",
                            description = "Where people read more. Default: none.",
                            defaultValue = "")
                    String website)
            throws IOException, StartRefused {
        JsonNode client =
                InternalApi.lobby(data, CLIENTS, Map.of("name", name, "website", website, "redirectUris", redirects));
        System.out.println(client.path("clientId").asText());
    }

    @Command(name = "list", description = "Lists the programs of the host.")
    void list(@Mixin DataOptions data) throws IOException, StartRefused {
        InternalApi.lobby(data, CLIENTS)
                .path("items")
                .forEach(client -> System.out.println(client.path("clientId").asText() + "  "
                        + client.path("name").asText() + "  "
                        + client.path("redirectUris")
                                .valueStream()
                                .map(JsonNode::asText)
                                .collect(Collectors.joining(" "))));
    }

    @Command(
            name = "remove",
            description = "Deletes a program of the host. Whatever people have let it do ends within seconds.")
    void remove(
            @Mixin DataOptions data,
            @Parameters(paramLabel = "CLIENT_ID", description = "The client_id of the program.") String id)
            throws IOException, StartRefused {
        InternalApi.deleteOfLobby(data, CLIENTS + "/" + ActOptions.encoded(id));
        System.out.println("removed " + id);
    }
}
