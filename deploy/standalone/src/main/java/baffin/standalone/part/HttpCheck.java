package baffin.standalone.part;

import baffin.standalone.gateway.OwnGateway;
import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import javax.net.ssl.HttpsURLConnection;

/** Asks an address whether all is well. */
public final class HttpCheck {

    private HttpCheck() {}

    /**
     * What was answered.
     *
     * @param body its text; empty when there is none
     */
    public record Answer(int status, String body) {

        /** Whether the status is from 200 to 299. */
        public boolean isOk() {
            return status >= 200 && status < 300;
        }
    }

    private static boolean isLoopback(URI address) {
        return address.getHost().equals("localhost") || address.getHost().equals("127.0.0.1");
    }

    /** Whether a GET is answered with a status from 200 to 299 within the limit. */
    public static boolean isOk(URI address, Duration limit) {
        return get(address, limit).map(Answer::isOk).orElse(false);
    }

    /** What a GET is answered with, a redirect included; empty when no answer comes within the limit. */
    public static Optional<Answer> get(URI address, Duration limit) {
        try {
            HttpURLConnection connection = (HttpURLConnection) address.toURL().openConnection();
            if (connection instanceof HttpsURLConnection secured && isLoopback(address)) {
                OwnGateway.trust(secured);
            }
            connection.setConnectTimeout((int) limit.toMillis());
            connection.setReadTimeout((int) limit.toMillis());
            connection.setInstanceFollowRedirects(false);
            int status = connection.getResponseCode();
            InputStream body = status >= 400 ? connection.getErrorStream() : connection.getInputStream();
            String text = body == null ? "" : new String(body.readAllBytes(), StandardCharsets.UTF_8);
            connection.disconnect();
            return Optional.of(new Answer(status, text));
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
