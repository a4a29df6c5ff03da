package baffin.gameservice.chat.api;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * Why a line should not stand there.
 *
 * @param reason 1 to 500 characters, for the host of the match
 */
@Schema(name = "ReportRequest")
public record ReportRequest(
        @Schema(required = true) @Nullable String reason) {}
