package baffin.standalone.cli.client;

import baffin.standalone.cli.common.DataOptions;
import baffin.standalone.cli.common.InternalApi;
import baffin.standalone.part.StartRefused;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Deletes a client of the host. */
@Command(
        name = "remove",
        description = "Deletes a program of the host. Whatever people have let it do ends within seconds.",
        mixinStandardHelpOptions = true)
final class RemoveCommand implements Callable<Integer> {

    @Mixin
    private final DataOptions data = new DataOptions();

    @Parameters(paramLabel = "CLIENT_ID", description = "The client_id of the program.")
    private String id = "";

    @Override
    public Integer call() throws IOException, StartRefused {
        InternalApi.deleteOfLobby(
                data.layout(),
                data.running().ports(),
                ClientCommand.CLIENTS + "/" + URLEncoder.encode(id, StandardCharsets.UTF_8));
        System.out.println("removed " + id);
        return 0;
    }
}
