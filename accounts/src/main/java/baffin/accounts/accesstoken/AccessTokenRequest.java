package baffin.accounts.accesstoken;

import baffin.platform.identity.Scope;
import baffin.platform.limits.PublicName;
import baffin.platform.problem.Problem;
import baffin.platform.problem.Violation;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A token to be made.
 *
 * @param name 1 to 60 characters, for its owner to know it by
 * @param scopes what it may do, one or more
 * @param days after which it ends, 1 to 366; 90 when it is left out
 */
@Schema(name = "NewAccessToken")
public record AccessTokenRequest(
        @NotNull(message = "is missing")
        @Size(min = 1, max = NAME_MAX, message = "must have {min} to {max} characters")
        @Schema(examples = "pairing script")
        String name,

        @NotEmpty(message = "needs one scope at least")
        @Size(max = SCOPES_MAX, message = "has at most {max} scopes")
        @Schema(
                description = "read, play, organise, organise: with the id of a competition, webhooks",
                examples = "[\"read\", \"organise\"]")
        List<@Nullable String> scopes,

        @Min(value = 1, message = "must be {value} or more")
        @Max(value = DAYS_MAX, message = "must be {value} or less")
        @Schema(defaultValue = "90", examples = "90")
        @Nullable
        Integer days) {

    private static final int NAME_MAX = 60;
    private static final int SCOPES_MAX = 10;
    private static final int DAYS_MAX = 366;
    private static final int DAYS = 90;
    private static final List<String> FORMS = Stream.concat(
                    Scope.ALL.stream().map(Scope::wire), Stream.of("organise:<competition id>"))
            .toList();

    /** The name; fails with 400 when it cannot be read. */
    String line() {
        PublicName.unreadable(name).ifPresent(fault -> {
            throw Problem.invalidField("/name", "invalid", fault).asException();
        });
        return name;
    }

    /** The scopes; fails with 400 that names each that is none. */
    Set<Scope> known() {
        Set<Scope> known = new TreeSet<>();
        List<Violation> unknown = new ArrayList<>();
        for (int at = 0; at < scopes.size(); at++) {
            String name = Objects.requireNonNullElse(scopes.get(at), "");
            Optional<Scope> scope = Scope.named(name);
            if (scope.isPresent()) {
                known.add(scope.get());
            } else {
                unknown.add(Violation.notOneOf("/scopes/" + at, name, FORMS));
            }
        }
        if (!unknown.isEmpty()) {
            throw Problem.invalidFields(unknown).asException();
        }
        return known;
    }

    /** After which the token ends. */
    Duration lifetime() {
        return Duration.ofDays(Objects.requireNonNullElse(days, DAYS));
    }
}
