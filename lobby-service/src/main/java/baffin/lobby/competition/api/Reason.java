package baffin.lobby.competition.api;

import baffin.competition.event.Cause.Category;
import baffin.lobby.competition.service.Change;
import jakarta.validation.constraints.Size;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** Why something is done. */
@Schema(name = "Reason")
public record Reason(
        @Nullable String reason,
        @Nullable Category category,

        @Size(min = 1, max = NOTE_MAX, message = NOTE_SIZE) @Nullable
        String note)
        implements Change.Given {}
