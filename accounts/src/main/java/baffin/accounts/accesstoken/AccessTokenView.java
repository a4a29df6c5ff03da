package baffin.accounts.accesstoken;

import baffin.platform.identity.Scope;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A personal access token as its owner sees it.
 *
 * @param id its id
 * @param name what its owner calls it
 * @param scopes what it may do
 * @param createdAt when it was made (UTC)
 * @param expiresAt when it ends (UTC)
 * @param usedAt when it was last used, to ten minutes (UTC); absent for never
 * @param token what proves it; in the answer to its making alone
 */
@Schema(name = "AccessToken")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record AccessTokenView(
        String id,
        @Schema(examples = "\"pairing script\"") String name,
        @Schema(examples = "[\"read\", \"organise\"]") List<String> scopes,
        Instant createdAt,
        Instant expiresAt,
        @Nullable Instant usedAt,
        @Nullable String token) {

    static AccessTokenView of(AccessToken token) {
        return of(token, null);
    }

    static AccessTokenView of(AccessToken token, @Nullable String secret) {
        List<String> scopes = token.scopes().stream().sorted().map(Scope::wire).toList();
        return new AccessTokenView(
                token.id(), token.name(), scopes, token.createdAt(), token.expiresAt(), token.usedAt(), secret);
    }

    @Override
    public String toString() {
        return "AccessTokenView[" + id + "]";
    }
}
