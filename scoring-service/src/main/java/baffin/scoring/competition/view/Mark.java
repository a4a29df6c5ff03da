package baffin.scoring.competition.view;

import baffin.competition.CompetitionStatus;
import baffin.competition.Entrant.Presence;
import baffin.competition.standing.Achievement;
import baffin.competition.standing.StandingLine;
import java.util.EnumSet;
import java.util.Set;

/** What marks an entrant in a standing; on pages a footnote says what each mark means. */
public enum Mark {
    CHAMPION,
    FINALIST,
    SEMI_FINALIST,
    PROMOTED,
    RELEGATED,
    /** Can't win any more; not once the competition is over, when that is true of all but one. */
    OUT,
    WITHDRAWN,
    REMOVED,
    ABSENT,
    VACANT,
    /** Finished too few matches for its scores to count for others. */
    STRUCK,
    /** The lot had a part in the rank. */
    LOT,
    BOT;

    /** All marks of a line but the lot, in the order of this enumeration. */
    public static Set<Mark> of(StandingLine line, CompetitionStatus status) {
        Set<Mark> marks = EnumSet.noneOf(Mark.class);
        Achievement outcome = line.outcome();
        if (outcome != null && !(outcome == Achievement.OUT && status.over())) {
            marks.add(valueOf(outcome.name()));
        }
        if (line.presence() != Presence.ACTIVE) {
            marks.add(valueOf(line.presence().name()));
        }
        if (line.struck()) {
            marks.add(STRUCK);
        }
        if (line.person().bot()) {
            marks.add(BOT);
        }
        return marks;
    }
}
