package baffin.gameservice.chat.api;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * How far a channel was read.
 *
 * @param upTo id of the last line that was read
 */
@Schema(name = "ReadLines", requiredProperties = "upTo")
public record ReadLines(@Nullable String upTo) {}
