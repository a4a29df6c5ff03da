package baffin.gameservice.sandbox.api;

import baffin.gameservice.match.api.MatchView;
import baffin.gameservice.sandbox.SandboxInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * A sandbox as its owner looks at it: a match with one member more.
 *
 * @param match the members of a match; {@code matchId} is the id of the sandbox
 * @param sandbox where it comes from and when it goes
 */
@Schema(name = "SandboxView", allOf = MatchView.class)
public record SandboxView(
        @Schema(hidden = true) @JsonUnwrapped MatchView match, SandboxInfo sandbox) {}
