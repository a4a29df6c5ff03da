package baffin.scoring.competition.page;

import baffin.competition.Competition;
import baffin.competition.Entrant;
import baffin.competition.Entrant.Presence;
import baffin.competition.entry.Departure;
import baffin.competition.standing.StandingLine;
import baffin.platform.names.FreeText;
import baffin.platform.names.PublicNames;
import baffin.scoring.competition.view.ExplanationView;
import baffin.scoring.competition.view.Mark;
import baffin.scoring.competition.view.Person;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The page of an entrant: where it stands, and what every number comes from.
 *
 * @param rating at entry; null when there was none
 * @param left how it left; null while it takes part
 * @param line of the standing; null for somebody who left before anything was published for it
 */
public record EntrantPage(
        Person person,
        Presence presence,
        @Nullable Integer rating,
        Stamp entered,
        @Nullable Departure left,
        @Nullable Line line) {

    /**
     * Where it stands.
     *
     * @param division its number; null outside of a league
     * @param why what points and tie-breaks come from
     */
    public record Line(
            @Nullable Integer division,
            int rank,
            String points,
            int played,
            int left,
            Set<Mark> marks,
            List<Note> notes,
            ExplanationView why) {}

    public static EntrantPage of(Competition competition, StandingLine line, ExplanationView why, PublicNames names) {
        Entrant entrant = competition.entrant(line.entrant()).orElseThrow();
        Line shown = new Line(
                why.line().division(),
                line.rank(),
                line.points().toString(),
                line.played(),
                line.gamesLeft(),
                Mark.of(line, competition.status()),
                Note.of(competition, line, 0, names),
                why);
        return of(entrant, shown, names);
    }

    /** The page of somebody who is not in the standing. */
    public static EntrantPage of(Entrant entrant, PublicNames names) {
        return of(entrant, null, names);
    }

    /** Why it left; null where that is not said. */
    public @Nullable String reason() {
        return left == null ? null : left.reason();
    }

    private static @Nullable Departure shown(@Nullable Departure left, PublicNames names) {
        return left == null
                ? null
                : new Departure(FreeText.shownOrNull(left.reason(), names), left.version(), left.at(), left.own());
    }

    private static EntrantPage of(Entrant entrant, @Nullable Line line, PublicNames names) {
        return new EntrantPage(
                Person.of(entrant, names),
                entrant.presence(),
                entrant.rating(),
                Stamp.of(entrant.enteredAt()),
                shown(entrant.left(), names),
                line);
    }
}
