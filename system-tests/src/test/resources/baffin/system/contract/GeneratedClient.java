package baffin.client;

import baffin.generated.CommandAccepted;
import baffin.generated.NorthWindMatch;
import baffin.generated.LegalAction;
import baffin.generated.LegalActions;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Callable;

/** Plays some moves of any game, with types that were made of the API document. */
public final class GeneratedClient implements Callable<List<String>> {

    private static final ObjectMapper JSON = new ObjectMapper();

    private final HttpClient http = HttpClient.newHttpClient();
    private final String match;
    private final String token;
    private final int moves;

    public GeneratedClient(String origin, String match, String token, Integer moves) {
        this.match = origin + "/api/v1/matches/" + match;
        this.token = token;
        this.moves = moves;
    }

    @Override
    public List<String> call() throws Exception {
        List<String> log = new ArrayList<>();
        NorthWindMatch seen = JSON.readValue(sent(request("").GET()), NorthWindMatch.class);
        log.add(seen.getSeats().get(seen.getSeat().intValue()).getColour());
        while (log.size() <= moves) {
            LegalActions legal = JSON.readValue(sent(request("/legal-actions").GET()), LegalActions.class);
            Optional<LegalAction> move = legal.getItems().stream()
                    .filter(action -> action.getKind() == LegalAction.Kind.MOVE)
                    .findFirst();
            if (move.isEmpty()) {
                Thread.sleep(100);
                continue;
            }
            HttpRequest.Builder command = request("/commands")
                    .header("Content-Type", "application/json")
                    .header("Idempotency-Key", UUID.randomUUID().toString())
                    .header("If-Match", "\"" + legal.getVersion() + "\"")
                    .POST(BodyPublishers.ofString(JSON.writeValueAsString(move.get().getCommand())));
            CommandAccepted accepted = JSON.readValue(sent(command), CommandAccepted.class);
            log.add(accepted.getVersion() + " " + move.get().getText());
        }
        return log;
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(match + path)).header("Authorization", "Bearer " + token);
    }

    private String sent(HttpRequest.Builder request) throws Exception {
        var answer = http.send(request.build(), BodyHandlers.ofString());
        if (answer.statusCode() != 200) {
            throw new IllegalStateException(answer.statusCode() + " " + answer.body());
        }
        return answer.body();
    }
}
