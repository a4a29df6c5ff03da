package baffin.scoring.competition;

import baffin.competition.standing.Prospect;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * Who can still reach what.
 *
 * @param competitionId the competition
 * @param version of the competition
 * @param items by entrant and goal
 */
@Schema(name = "Outlook")
public record OutlookDocument(String competitionId, long version, List<Prospect> items) {}
