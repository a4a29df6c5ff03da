package baffin.standalone.cli.account;

import baffin.standalone.cli.common.DataOptions;
import baffin.standalone.part.StartRefused;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Lists accounts. */
@Command(name = "list", description = "Lists accounts by handle.", mixinStandardHelpOptions = true)
final class ListCommand implements Callable<Integer> {

    private static final String PAGE = "200";

    @Mixin
    private final DataOptions data = new DataOptions();

    @Parameters(
            paramLabel = "BEGINNING",
            arity = "0..1",
            description = "Beginning of the handle, 3 characters or more. Default: all accounts.",
            defaultValue = "")
    private String beginning = "";

    @Override
    public Integer call() throws IOException, StartRefused {
        Host host = new Host(data);
        String cursor = "";
        do {
            JsonNode page = host.accounts(Map.of("handle", beginning, "limit", PAGE, "cursor", cursor));
            page.path("items").forEach(account -> System.out.println(AccountText.line(account)));
            cursor = page.path("nextCursor").asText();
        } while (!cursor.isEmpty());
        return 0;
    }
}
