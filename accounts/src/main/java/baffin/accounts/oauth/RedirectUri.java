package baffin.accounts.oauth;

import java.net.InetAddress;
import java.net.URI;
import java.util.Locale;
import java.util.Optional;

/** Addresses to which browsers are sent back (RFC 6749, 3.1.2; RFC 8252, 7). */
public final class RedirectUri {

    private static final String LOCALHOST = "localhost";

    private RedirectUri() {}

    /** What is wrong with one, to be appended to the name of the field; empty when it may be registered. */
    public static Optional<String> fault(URI address) {
        String scheme = address.getScheme() == null ? "" : address.getScheme().toLowerCase(Locale.ROOT);
        if (address.getRawFragment() != null || address.getRawUserInfo() != null) {
            return Optional.of("must have neither a fragment nor a user");
        }
        boolean fine = switch (scheme) {
            case "https" -> address.getHost() != null;
            case "http" -> local(address);
            // a scheme of an application's own is a domain name in reverse order
            default -> scheme.contains(".");
        };
        return fine
                ? Optional.empty()
                : Optional.of("must begin with https://, with http:// and an address of the machine itself, or with the"
                        + " scheme of an application, as in org.example.app:/signed-in");
    }

    static boolean matches(URI known, URI address) {
        return known.equals(address)
                || (local(known)
                        && local(address)
                        && known.getScheme().equals("http")
                        && address.getScheme().equals("http")
                        && withoutPort(known).equals(withoutPort(address)));
    }

    /** What a Content Security Policy calls where an address leads: an origin, or the scheme of an application. */
    public static String source(URI address) {
        return address.getScheme().matches("https?")
                ? address.getScheme() + "://" + address.getAuthority()
                : address.getScheme() + ":";
    }

    private static boolean local(URI address) {
        String host = address.getHost();
        if (host == null) {
            return false;
        }
        try {
            return host.equals(LOCALHOST) || InetAddress.ofLiteral(host).isLoopbackAddress();
        } catch (IllegalArgumentException name) {
            return false;
        }
    }

    private static String withoutPort(URI address) {
        return address.getHost() + " " + address.getRawPath() + " " + address.getRawQuery() + " "
                + address.getRawFragment() + " " + address.getRawUserInfo();
    }
}
