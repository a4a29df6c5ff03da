package baffin.gameservice.sandbox.api;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A match to be copied.
 *
 * @param version at which; the last one at which somebody was asked when left out
 */
@Schema(name = "Fork")
public record ForkRequest(@Schema(examples = "57") @Nullable Long version) {}
