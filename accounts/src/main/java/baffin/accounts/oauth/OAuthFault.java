package baffin.accounts.oauth;

import java.io.Serial;

/** A request for tokens that is refused in the words of the standard (RFC 6749, 5.2). */
public final class OAuthFault extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1L;

    private final String code;

    private OAuthFault(String code, String description) {
        super(description);
        this.code = code;
    }

    /** The code or refresh token is not good. */
    public static OAuthFault invalidGrant(String description) {
        return new OAuthFault("invalid_grant", description);
    }

    /** A parameter is missing or wrong. */
    public static OAuthFault invalidRequest(String description) {
        return new OAuthFault("invalid_request", description);
    }

    /** No such client. */
    public static OAuthFault invalidClient() {
        return new OAuthFault("invalid_client", "No client has this client_id");
    }

    /** Tokens are not given in this way. */
    public static OAuthFault unsupportedGrantType() {
        return new OAuthFault("unsupported_grant_type", "grant_type must be authorization_code or refresh_token");
    }

    /** The code of the standard, such as {@code invalid_grant}. */
    public String code() {
        return code;
    }
}
