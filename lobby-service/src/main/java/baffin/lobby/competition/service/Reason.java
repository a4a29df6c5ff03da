package baffin.lobby.competition.service;

import jakarta.validation.constraints.NotNull;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * Why something is done.
 *
 * @param reason 1 to 500 characters; stays in the competition's records for good
 */
@Schema(name = "Reason")
public record Reason(@NotNull(message = "is missing") String reason) {}
