package baffin.standalone.cli.account;

import baffin.standalone.cli.common.DataOptions;
import baffin.standalone.cli.common.InternalApi;
import baffin.standalone.part.StartRefused;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What an act on an account needs: which one, and why. */
final class ActOptions {

    /** Where the lobby keeps accounts, below its internal address. */
    static final String ACCOUNTS = "/accounts";

    @Mixin
    private final DataOptions data = new DataOptions();

    @Parameters(index = "0", paramLabel = "HANDLE", description = "The account.")
    private String handle = "";

    @Option(
            names = "--reason",
            paramLabel = "TEXT",
            required = true,
            description = "Why; stands in the record, and the owner of the account may read it.")
    private String reason = "";

    String handle() {
        return handle;
    }

    /** Does something to the account, with more than a reason. */
    JsonNode act(String act, Map<String, ?> more) throws IOException, StartRefused {
        return post("/" + encoded(handle) + "/" + act, more);
    }

    JsonNode post(String path, Map<String, ?> more) throws IOException, StartRefused {
        Map<String, Object> body = new HashMap<>(more);
        body.put("reason", reason);
        return InternalApi.lobby(data, ACCOUNTS + path, body);
    }

    static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
