package baffin.scoring.competition.view;

import baffin.competition.standing.outlook.Prospect;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Who can still reach what, by entrant and goal. */
@Schema(name = "Outlook")
public record OutlookView(String competitionId, long version, List<Prospect> items) {}
