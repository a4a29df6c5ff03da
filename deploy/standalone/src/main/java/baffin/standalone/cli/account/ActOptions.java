package baffin.standalone.cli.account;

import baffin.standalone.cli.common.DataOptions;
import baffin.standalone.part.StartRefused;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What an act on an account is told: which one, and why. */
final class ActOptions {

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

    /** Does something to the account. */
    JsonNode act(String act) throws IOException, StartRefused {
        return act(act, Map.of());
    }

    /** The same with more than a reason. */
    JsonNode act(String act, Map<String, ?> more) throws IOException, StartRefused {
        return new Host(data).act(handle, act, reasoned(more));
    }

    /** Makes the account. */
    JsonNode create() throws IOException, StartRefused {
        return new Host(data).post("", reasoned(Map.of("handle", handle)));
    }

    private Map<String, Object> reasoned(Map<String, ?> more) {
        Map<String, Object> body = new HashMap<>(more);
        body.put("reason", reason);
        return body;
    }
}
