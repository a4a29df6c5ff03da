package baffin.standalone.cli.account;

import baffin.standalone.cli.common.DataOptions;
import baffin.standalone.cli.common.InternalApi;
import baffin.standalone.part.StartRefused;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.stream.Collectors;

/** The accounts of a running platform, for who has the machine. */
record Host(DataOptions data) {

    private static final String ACCOUNTS = "/accounts";

    /** One account. */
    JsonNode account(String handle) throws IOException, StartRefused {
        return InternalApi.lobby(data.layout(), data.running().ports(), ACCOUNTS + "/" + encoded(handle));
    }

    /**
     * A page of accounts.
     *
     * @param parameters of the query; those without a value are left out
     */
    JsonNode accounts(Map<String, String> parameters) throws IOException, StartRefused {
        String query = parameters.entrySet().stream()
                .filter(parameter -> !parameter.getValue().isEmpty())
                .map(parameter -> parameter.getKey() + "=" + encoded(parameter.getValue()))
                .collect(Collectors.joining("&", "?", ""));
        return InternalApi.lobby(data.layout(), data.running().ports(), ACCOUNTS + query);
    }

    /** Does something to an account. */
    JsonNode act(String handle, String act, Map<String, ?> body) throws IOException, StartRefused {
        return post("/" + encoded(handle) + "/" + act, body);
    }

    /** Asks for something, below the address of accounts. */
    JsonNode post(String path, Map<String, ?> body) throws IOException, StartRefused {
        return InternalApi.lobby(data.layout(), data.running().ports(), ACCOUNTS + path, body);
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
