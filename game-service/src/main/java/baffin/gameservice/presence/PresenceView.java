package baffin.gameservice.presence;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * Who of a table is there.
 *
 * @param matchId the match
 * @param here seats whose players have their personal stream open, or had it within the last half minute
 */
@Schema(name = "Presence")
public record PresenceView(String matchId, List<Integer> here) {}
