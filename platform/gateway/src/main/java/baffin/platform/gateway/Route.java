package baffin.platform.gateway;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * One line of the route table: a path and where it leads, which is either a service or another path.
 *
 * @param path literal segments, {@code {name}} for one segment, and a final {@code /**} for nothing or any further
 *     segments
 * @param service id of the service that answers, or null
 * @param redirect path to send the client to, in which {@code {name}} is replaced, or null
 */
public record Route(
        String path, @Nullable String service, @Nullable String redirect) {

    private static final Pattern PARAMETER = Pattern.compile("\\{(\\w+)}");

    public Route {
        if ((service == null) == (redirect == null)) {
            throw new IllegalArgumentException("route " + path + " leads to a service or to another path, not both");
        }
    }

    /** The path as a regular expression that matches whole paths. */
    public String regex() {
        boolean open = path.endsWith("/**");
        String fixed = open ? path.substring(0, path.length() - 3) : path;
        String pattern = PARAMETER.matcher(fixed.replace(".", "\\.")).replaceAll("(?<$1>[^/]+)");
        return "^" + pattern + (open ? "(?:/.*)?" : "") + "$";
    }

    Pattern pattern() {
        return Pattern.compile(regex());
    }

    /** Where a client that asks for the given path is sent; empty when this line does not redirect. */
    Optional<String> target(Matcher match) {
        if (redirect == null) {
            return Optional.empty();
        }
        return Optional.of(
                PARAMETER.matcher(redirect).replaceAll(name -> Matcher.quoteReplacement(match.group(name.group(1)))));
    }
}
