package baffin.testkit.http;

import baffin.testkit.Waits;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Asks each operation of a service, in each of its forms, with a query parameter that no operation has. */
public final class QueryContract {

    /** The parameter that no operation has. */
    public static final String UNKNOWN = "noSuchParameter";

    private static final Set<String> METHODS = Set.of("get", "post", "put", "patch", "delete");
    private static final ObjectMapper JSON = new ObjectMapper();

    private final HttpClient client = HttpClient.newHttpClient();
    private final URI service;
    private final Optional<String> token;

    private QueryContract(URI service, Optional<String> token) {
        this.service = service;
        this.token = token;
    }

    /**
     * What an operation answered.
     *
     * @param operation method and path, with the form that was asked for
     * @param named the parameter at fault, as the problem names it
     * @param known the parameters that the operation has, as the problem lists them
     * @param promised those that the contract lists
     */
    public record Refusal(String operation, int status, String named, List<String> known, List<String> promised) {}

    /**
     * The answers of all operations that a service says it has.
     *
     * @param service its address
     * @param contract the document of the whole API
     * @param token of the caller; empty for nobody
     */
    public static List<Refusal> refusals(URI service, Path contract, Optional<String> token) {
        try {
            return new QueryContract(service, token)
                    .all(JSON.readTree(contract.toFile()).path("paths"));
        } catch (IOException e) {
            throw new UncheckedIOException(Files.exists(contract) ? "no answer" : contract + " is not there", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private List<Refusal> all(JsonNode contract) throws IOException, InterruptedException {
        List<Refusal> all = new ArrayList<>();
        JsonNode own =
                JSON.readTree(send("GET", "/q/openapi?format=json", "*/*").body());
        for (var path : own.path("paths").properties()) {
            for (var operation : path.getValue().properties()) {
                if (METHODS.contains(operation.getKey())) {
                    JsonNode promised = contract.path(path.getKey())
                            .path(operation.getKey())
                            .path("parameters");
                    for (String form : forms(operation.getValue())) {
                        all.add(refusal(
                                operation.getKey().toUpperCase(Locale.ROOT), path.getKey(), form, names(promised)));
                    }
                }
            }
        }
        return all;
    }

    /** Each may be answered by a method of its own. */
    private static Set<String> forms(JsonNode operation) {
        Set<String> forms = new TreeSet<>();
        operation.path("responses").path("200").path("content").fieldNames().forEachRemaining(forms::add);
        return forms.isEmpty() ? Set.of("*/*") : forms;
    }

    private static List<String> names(JsonNode parameters) {
        Set<String> names = new TreeSet<>();
        parameters.forEach(parameter -> {
            if (parameter.path("in").asText().equals("query")) {
                names.add(parameter.path("name").asText());
            }
        });
        return List.copyOf(names);
    }

    private Refusal refusal(String method, String path, String form, List<String> promised)
            throws IOException, InterruptedException {
        HttpResponse<String> answer = send(method, path.replaceAll("\\{[^}]+}", "1") + "?" + UNKNOWN + "=1", form);
        JsonNode violation = answer.body().startsWith("{")
                ? JSON.readTree(answer.body()).path("violations").path(0)
                : JSON.nullNode();
        List<String> known = new ArrayList<>();
        violation.path("allowed").forEach(name -> known.add(name.asText()));
        return new Refusal(
                method + " " + path + " " + form,
                answer.statusCode(),
                violation.path("pointer").asText(),
                known,
                promised);
    }

    private HttpResponse<String> send(String method, String path, String accept)
            throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(service.resolve(path))
                .timeout(Waits.MAX)
                .header("Accept", accept)
                .method(method, method.equals("GET") ? BodyPublishers.noBody() : BodyPublishers.ofString("{}"));
        if (!method.equals("GET")) {
            request.header("Content-Type", "application/json");
        }
        token.ifPresent(bearer -> request.header("Authorization", "Bearer " + bearer));
        return client.send(request.build(), BodyHandlers.ofString());
    }
}
