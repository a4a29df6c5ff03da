package baffin.bot.client;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Optional;

/** Sends calls: adds the base path, waits and tries again where the platform asks for it. */
final class Transport {

    static final Duration TIMEOUT = Duration.ofSeconds(15);

    private final HttpClient http;
    private final URI base;
    private final Retry retry;

    /** @param base origin and base path, such as {@code http://localhost:8080/api/v1} */
    Transport(HttpClient http, URI base, Retry retry) {
        this.http = http;
        this.base = base;
        this.retry = retry;
    }

    HttpClient http() {
        return http;
    }

    Retry retry() {
        return retry;
    }

    /** Sends a call that may be repeated; throws for every answer that is not a success. */
    Answer call(Call call) {
        Answer answer = persistent(call);
        if (!answer.ok()) {
            throw ApiException.of(answer);
        }
        return answer;
    }

    /** Sends a call that may be repeated until the answer is not "try again", or attempts run out. */
    Answer persistent(Call call) {
        for (int attempt = 1; ; attempt++) {
            Optional<Answer> answer = attempt(call, attempt);
            if (answer.isPresent() && (!answer.get().worthRetrying() || attempt >= retry.attempts())) {
                return answer.get();
            }
            retry.pause(attempt, answer.map(Answer::retryAfter).orElse(Duration.ZERO));
        }
    }

    private Optional<Answer> attempt(Call call, int attempt) {
        try {
            return Optional.of(once(call));
        } catch (UncheckedIOException broken) {
            if (attempt >= retry.attempts()) {
                throw broken;
            }
            return Optional.empty();
        }
    }

    /** Sends a call once. */
    Answer once(Call call) {
        try {
            var response = http.send(request(call).timeout(TIMEOUT).build(), BodyHandlers.ofByteArray());
            return new Answer(response.statusCode(), response.headers(), response.body());
        } catch (IOException e) {
            throw new UncheckedIOException(call.method() + " " + call.path() + ": " + e.getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }

    HttpRequest.Builder request(Call call) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(base + call.target()));
        call.headers().forEach(request::header);
        byte[] body = call.body();
        if (body == null) {
            return request.method(call.method(), HttpRequest.BodyPublishers.noBody());
        }
        return request.header("Content-Type", "application/json")
                .method(call.method(), HttpRequest.BodyPublishers.ofByteArray(body));
    }
}
