package baffin.gameservice.sandbox;

import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A sandbox, without its position.
 *
 * @param sandboxId its id
 * @param game id of the game
 * @param from the match, or the sandbox, that was copied
 * @param fromVersion version at which it was copied; the first one of the sandbox too
 * @param seat the seat whose knowledge went into it; absent when it was public knowledge, or all of a sandbox
 * @param version version now
 * @param createdAt when it was opened (UTC)
 * @param expiresAt when it goes (UTC)
 */
@Schema(name = "Sandbox")
public record SandboxInfo(
        String sandboxId,
        String game,
        String from,
        long fromVersion,
        @Nullable Integer seat,
        long version,
        Instant createdAt,
        Instant expiresAt) {}
