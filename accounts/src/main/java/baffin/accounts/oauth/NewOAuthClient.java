package baffin.accounts.oauth;

import baffin.platform.limits.PublicName;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.Violation;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A client to be registered.
 *
 * @param name what people read, 1 to 60 characters
 * @param website where they read more; left out for none
 * @param redirectUris where browsers may be sent back, to the letter; 1 to 10
 */
@Schema(name = "NewOAuthClient")
public record NewOAuthClient(
        @NotNull(message = "is missing")
        @Size(min = 1, max = NAME_MAX, message = "must have {min} to {max} characters")
        @Schema(examples = "Sledge board")
        String name,

        @Size(max = URI_MAX, message = "must have at most {max} characters")
        @Schema(examples = "https://sledge.example")
        @Nullable
        String website,

        @NotEmpty(message = "needs one address at least")
        @Size(max = URIS_MAX, message = "has at most {max} addresses")
        @Schema(examples = "[\"https://sledge.example/signed-in\"]")
        List<@Nullable String> redirectUris) {

    private static final int NAME_MAX = 60;
    private static final int URI_MAX = 500;
    private static final int URIS_MAX = 10;

    /** The name; fails with 400 when others cannot read it. */
    String line() {
        PublicName.unreadable(name).ifPresent(fault -> {
            throw fault("/name", fault);
        });
        return name.strip();
    }

    /** The website; fails with 400 when it is no address of one. */
    @Nullable
    URI site() {
        if (website == null || website.isBlank()) {
            return null;
        }
        URI site = parsed(website)
                .filter(address -> String.valueOf(address.getScheme()).matches("https?") && address.getHost() != null)
                .orElseThrow(() -> fault("/website", "must be an address that begins with https:// or http://"));
        return site;
    }

    /** The addresses; fails with 400 that names each that is none. */
    List<URI> addresses() {
        List<URI> addresses = new ArrayList<>();
        List<Violation> faults = new ArrayList<>();
        for (int at = 0; at < redirectUris.size(); at++) {
            String text = Objects.requireNonNullElse(redirectUris.get(at), "");
            Optional<URI> address = parsed(text);
            String fault = address.map(RedirectUri::fault)
                    .orElse(Optional.of("must be an address"))
                    .orElse("");
            if (fault.isEmpty()) {
                addresses.add(address.orElseThrow());
            } else {
                faults.add(new Violation("/redirectUris/" + at, "invalid", fault).withValue(text));
            }
        }
        if (!faults.isEmpty()) {
            throw Problem.invalidFields(faults).asException();
        }
        return addresses;
    }

    private static Optional<URI> parsed(String text) {
        try {
            URI address = URI.create(text);
            return Optional.of(address).filter(found -> text.length() <= URI_MAX && found.isAbsolute());
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static ProblemException fault(String pointer, String message) {
        return Problem.invalidField(pointer, "invalid", message).asException();
    }
}
