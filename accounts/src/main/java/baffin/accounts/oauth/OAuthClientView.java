package baffin.accounts.oauth;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.net.URI;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A client as its owner sees it.
 *
 * @param id its {@code client_id}
 * @param name what people read
 * @param website where they read more; absent for none
 * @param redirectUris where browsers may be sent back
 * @param createdAt when it was registered (UTC)
 */
@Schema(name = "OAuthClient")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record OAuthClientView(
        @JsonProperty("clientId") String id,
        @Schema(examples = "Sledge board") String name,
        @Nullable URI website,
        List<URI> redirectUris,
        Instant createdAt) {

    static OAuthClientView of(OAuthClient client) {
        return new OAuthClientView(
                client.id(), client.name(), client.website(), client.redirectUris(), client.createdAt());
    }
}
