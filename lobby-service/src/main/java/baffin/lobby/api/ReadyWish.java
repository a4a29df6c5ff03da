package baffin.lobby.api;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * Whether one is ready; an empty object means yes.
 *
 * @param ready false to take it back
 */
@Schema(name = "Ready")
public record ReadyWish(@Nullable Boolean ready) {}
