package baffin.gameservice.chat.api;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * Something to say.
 *
 * @param text 1 to 500 characters after normalisation (NFC), on one line
 */
@Schema(name = "NewChatLine")
public record NewChatLine(
        @Schema(required = true, examples = "\"good luck to all\"") @Nullable
        String text) {}
