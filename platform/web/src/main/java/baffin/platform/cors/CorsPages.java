package baffin.platform.cors;

import baffin.platform.limits.Methods;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Which pages of other sites the host lets in.
 *
 * @param withToken true when every page may do what needs a token
 * @param named origins of pages that may do all that a page of the platform may do without its cookies
 */
record CorsPages(boolean withToken, Set<String> named) {

    private static final String SETTING = "BAFFIN_CORS_ORIGINS";
    private static final String ALL_WITH_TOKEN = "*";
    private static final String NO_PAGE = "none";
    private static final Pattern ORIGIN = Pattern.compile("https?://[^/?#@*\\s]+");

    CorsPages {
        named = Set.copyOf(named);
    }

    /**
     * What a page asks for, or asks to be allowed to ask for.
     *
     * @param token true when a token comes along
     */
    record Asked(String method, String path, boolean token) {

        boolean writes() {
            return !Methods.safe(method);
        }
    }

    /** Says of an operation that it needs no token. */
    @FunctionalInterface
    interface Open {

        /** True when nobody looks at a token there. */
        boolean open(String method, String path);
    }

    /**
     * Reads the setting.
     *
     * @throws IllegalStateException when an origin is more or less than scheme, host and port
     */
    static CorsPages of(List<String> setting) {
        List<String> given = setting.stream().map(String::strip).toList();
        Set<String> named = given.stream()
                .filter(one -> !one.equals(ALL_WITH_TOKEN) && !given.equals(List.of(NO_PAGE)))
                .collect(Collectors.toSet());
        named.stream().filter(one -> !ORIGIN.matcher(one).matches()).findFirst().ifPresent(wrong -> {
            throw new IllegalStateException(SETTING + " must be *, none, or origins with commas between, each"
                    + " scheme, host and port as in https://ui.example, not " + wrong);
        });
        return new CorsPages(given.contains(ALL_WITH_TOKEN), named);
    }

    /** True for a page that the host has named. */
    boolean names(@Nullable String origin) {
        return origin != null && named.contains(origin);
    }

    /** Why a page that is not named may not do what it asks for; empty when it may. */
    Optional<String> refusal(@Nullable String origin, Asked wanted, Open operations) {
        // a token that nobody looks at proves nothing, so that it must not open what needs none
        String what = wanted.writes() && operations.open(wanted.method(), wanted.path())
                ? "what changes something without a token"
                : !withToken && (wanted.writes() || wanted.token()) ? "what is done with a token" : "";
        return what.isEmpty()
                ? Optional.empty()
                : Optional.of("A page of " + origin + " may not " + wanted.method() + " " + wanted.path() + ": " + what
                        + " is for pages of the platform, and for those that " + SETTING + " names");
    }
}
