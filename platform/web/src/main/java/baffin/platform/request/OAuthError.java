package baffin.platform.request;

import baffin.platform.problem.Problem;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Set;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * A refusal as clients of OAuth read it (RFC 6749, 5.2).
 *
 * @param error code of the standard, such as invalid_grant
 * @param errorDescription the reason in a sentence
 */
@Schema(name = "OAuthError")
public record OAuthError(
        @JsonProperty("error") String error,
        @JsonProperty("error_description") String errorDescription) {

    private static final Set<String> ADDRESSES = Set.of("/oauth/token", "/oauth/revoke");
    private static final int BAD_REQUEST = 400;
    private static final int UNAUTHORIZED = 401;
    private static final int UNSUPPORTED_MEDIA_TYPE = 415;
    private static final int SERVER_ERROR = 500;

    /** True for an address that refuses in these words, whatever is wrong. */
    static boolean at(String path) {
        return ADDRESSES.contains(path);
    }

    static OAuthError of(Problem problem) {
        String code = problem.status() == UNAUTHORIZED
                ? "invalid_client"
                : problem.status() < SERVER_ERROR ? "invalid_request" : "temporarily_unavailable";
        return new OAuthError(code, problem.detail());
    }

    /** The standard knows 400 for what cannot be read, and clients look for its code there. */
    static int status(Problem problem) {
        return problem.status() == UNSUPPORTED_MEDIA_TYPE ? BAD_REQUEST : problem.status();
    }
}
