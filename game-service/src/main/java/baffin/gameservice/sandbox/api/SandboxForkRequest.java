package baffin.gameservice.sandbox.api;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A sandbox to be copied.
 *
 * @param version at which; the last one at which somebody was asked when left out
 * @param seat whose knowledge goes into the copy; everything when left out, as you play all seats
 */
@Schema(name = "SandboxFork")
public record SandboxForkRequest(
        @Schema(examples = "57") @Nullable Long version,
        @Nullable Integer seat) {}
