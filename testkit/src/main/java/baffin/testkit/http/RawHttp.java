package baffin.testkit.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Reads an answer byte by byte, as no HTTP client shows it. */
public final class RawHttp {

    private static final int SOCKET_LIMIT_MS = 20_000;

    private RawHttp() {}

    /**
     * Everything that a GET is answered with, until the connection is closed.
     *
     * @param service its address
     * @param headers lines such as {@code Accept: text/csv}
     */
    public static String get(URI service, String path, String... headers) {
        List<String> lines = new ArrayList<>(List.of("GET " + path + " HTTP/1.1", "Host: test"));
        lines.addAll(List.of(headers));
        lines.add("Connection: close");
        try (Socket socket = new Socket(service.getHost(), service.getPort())) {
            socket.setSoTimeout(SOCKET_LIMIT_MS);
            socket.getOutputStream()
                    .write((String.join("\r\n", lines) + "\r\n\r\n").getBytes(StandardCharsets.ISO_8859_1));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
