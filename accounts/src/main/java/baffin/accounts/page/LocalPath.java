package baffin.accounts.page;

import baffin.platform.problem.Problem;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Addresses of this platform alone: whoever makes a link to a page of it sends nobody elsewhere. */
public final class LocalPath {

    /** Most characters of a path with its query. */
    public static final int LENGTH_MAX = 3_000;

    /** Where people go who come from nowhere. */
    public static final String START = "/";

    private LocalPath() {}

    /** A path with its query; empty when it leads elsewhere, or is none. */
    public static Optional<URI> of(String text) {
        if (!text.startsWith("/") || text.startsWith("//") || text.contains("\\") || text.length() > LENGTH_MAX) {
            return Optional.empty();
        }
        try {
            URI path = URI.create(text);
            return path.getRawAuthority() == null && path.getScheme() == null ? Optional.of(path) : Optional.empty();
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** The same; fails with 400 that names the parameter {@code return}. */
    public static URI required(String returnTo) {
        return of(returnTo)
                .orElseThrow(
                        () -> Problem.invalidField("?return", "invalid", "must be a path of this platform, such as /")
                                .asException());
    }

    /** The same; the start page for one that leads elsewhere. */
    public static URI orStart(String text) {
        return of(text).orElseGet(() -> URI.create(START));
    }

    /** An address that takes a path as parameter {@code return}. */
    public static String returning(String address, String path) {
        return address + "?return=" + URLEncoder.encode(path, StandardCharsets.UTF_8);
    }
}
