package baffin.standalone.cli;

import baffin.standalone.config.RunningPlatform;
import baffin.standalone.part.StartRefused;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
        name = "verify",
        description = "Replays a finished match from its revealed seed and compares every event with the log.",
        mixinStandardHelpOptions = true)
final class VerifyCommand implements Callable<Integer> {

    @Mixin
    private final DataOptions data = new DataOptions();

    @Parameters(paramLabel = "MATCH", description = "Id of the match.")
    private String match = "";

    @Override
    public Integer call() throws IOException, StartRefused {
        RunningPlatform platform = data.running();
        String id = URLEncoder.encode(match, StandardCharsets.UTF_8);
        JsonNode answer = InternalApi.get(platform.ports().baseUrl() + "/api/v1/matches/" + id + "/verification");
        System.out.println(answer.toPrettyString());
        return answer.path("verified").asBoolean() ? 0 : 1;
    }
}
