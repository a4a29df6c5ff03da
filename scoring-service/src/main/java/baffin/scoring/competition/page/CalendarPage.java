package baffin.scoring.competition.page;

import baffin.competition.Competition;
import baffin.scoring.competition.Lifecycle;
import baffin.scoring.competition.Milestone;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The page of the dates of a competition.
 *
 * @param entries the earliest first
 */
public record CalendarPage(List<Entry> entries) {

    /**
     * A date.
     *
     * @param round its number; null for what is about no round
     * @param happened true when it tells what happened, false when it tells what is planned
     */
    public record Entry(Milestone.Kind kind, @Nullable Integer round, Stamp at, boolean happened) {}

    public static CalendarPage of(Competition competition, Lifecycle lifecycle) {
        return new CalendarPage(Milestone.of(competition, lifecycle).stream()
                .map(one -> new Entry(one.kind(), one.round(), Stamp.of(one.at()), one.happened()))
                .toList());
    }
}
