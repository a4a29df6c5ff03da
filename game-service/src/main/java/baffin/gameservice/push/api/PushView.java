package baffin.gameservice.push.api;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * Whether this platform sends push messages.
 *
 * @param enabled true when it does
 * @param publicKey what a browser subscribes with ({@code applicationServerKey}), in base64url; absent when it does not
 */
@Schema(name = "Push")
public record PushView(boolean enabled, @Nullable String publicKey) {}
