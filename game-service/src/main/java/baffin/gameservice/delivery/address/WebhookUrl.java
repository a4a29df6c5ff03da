package baffin.gameservice.delivery.address;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Where a webhook goes.
 *
 * @param ssl true for https
 * @param host name or literal address, without brackets
 * @param port 1 to 65535
 * @param target path and query
 */
public record WebhookUrl(boolean ssl, String host, int port, String target) {

    /** Longest text of an address, characters. */
    public static final int LENGTH_MAX = 1_000;

    private static final Set<Integer> PORTS = Set.of(443, 8443);
    private static final int HTTPS = 443;
    private static final int HTTP = 80;
    private static final int PORT_MAX = 65_535;

    /**
     * What is wrong with the text of an address, to be appended to the name of the field; empty when nothing is. Where
     * its host leads to is another question.
     *
     * @param own true where some network of one's own is allowed, with http and any port
     */
    public static Optional<String> fault(String text, boolean own) {
        if (text.length() > LENGTH_MAX) {
            return Optional.of("must have at most " + LENGTH_MAX + " characters");
        }
        URI uri;
        try {
            uri = new URI(text);
        } catch (URISyntaxException e) {
            return Optional.of("must be an absolute URL");
        }
        String scheme = String.valueOf(uri.getScheme()).toLowerCase(Locale.ROOT);
        if (!scheme.equals("https") && !(own && scheme.equals("http"))) {
            return Optional.of(own ? "must begin with https:// or http://" : "must begin with https://");
        }
        if (uri.getHost() == null || !ascii(text)) {
            return Optional.of("must have a host, in ASCII (punycode)");
        }
        if (uri.getRawUserInfo() != null || uri.getRawFragment() != null) {
            return Optional.of("must have neither user information nor a fragment");
        }
        if (uri.getHost().contains("%")) {
            return Optional.of("must not name a zone");
        }
        int port = uri.getPort();
        if (port != -1 && !(own ? port >= 1 && port <= PORT_MAX : PORTS.contains(port))) {
            return Optional.of(own ? "must have a port from 1 to 65535" : "must have port 443 or 8443, or none");
        }
        return Optional.empty();
    }

    /**
     * Reads an address.
     *
     * @throws IllegalArgumentException with {@link #fault} when there is one
     */
    public static WebhookUrl of(String text, boolean own) {
        fault(text, own).ifPresent(fault -> {
            throw new IllegalArgumentException(fault);
        });
        URI uri = URI.create(text);
        boolean ssl = uri.getScheme().equalsIgnoreCase("https");
        String host = uri.getHost();
        String bare = host.startsWith("[") ? host.substring(1, host.length() - 1) : host;
        String path = uri.getRawPath() == null || uri.getRawPath().isEmpty() ? "/" : uri.getRawPath();
        String target = uri.getRawQuery() == null ? path : path + "?" + uri.getRawQuery();
        int port = uri.getPort() == -1 ? (ssl ? HTTPS : HTTP) : uri.getPort();
        return new WebhookUrl(ssl, bare, port, target);
    }

    /** True for what may go out into the Internet: https to one of its usual ports. */
    public boolean strict() {
        return ssl && PORTS.contains(port);
    }

    private static boolean ascii(String text) {
        return text.chars().allMatch(c -> c > ' ' && c < 0x7F);
    }
}
