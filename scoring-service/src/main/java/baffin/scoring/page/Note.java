package baffin.scoring.page;

import baffin.competition.Competition;
import baffin.competition.Penalty;
import baffin.competition.Penalty.Card;
import baffin.competition.policy.Points;
import baffin.competition.standing.StandingLine;
import baffin.scoring.competition.Person;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A footnote about a penalty, or about a card that somebody began with.
 *
 * @param number of the footnote on its page, from 1
 * @param points taken; null for none
 * @param card yellow also for a card of a season before
 * @param reason the organiser's words; null for a card of a season before
 * @param version version of the competition whose record brought the penalty; null for a card of a season before
 */
public record Note(
        int number,
        Person person,
        @Nullable String points,
        Card card,
        @Nullable String reason,
        @Nullable Long version) {

    /** True for a card of a season before. */
    public boolean carried() {
        return version == null;
    }

    /**
     * The footnotes of an entrant; penalties that were taken back have none.
     *
     * @param before how many footnotes the page has already
     */
    static List<Note> of(Competition competition, StandingLine line, int before) {
        List<Note> notes = new ArrayList<>();
        Person person = Person.of(competition, line.entrant());
        if (line.cards().carried() > 0) {
            notes.add(new Note(before + 1, person, null, Card.YELLOW, null, null));
        }
        for (Penalty penalty : competition.penalties()) {
            if (penalty.entrant() == line.entrant() && !penalty.lifted()) {
                boolean taken = penalty.points().compareTo(Points.ZERO) > 0;
                notes.add(new Note(
                        before + notes.size() + 1,
                        person,
                        taken ? penalty.points().toString() : null,
                        penalty.card(),
                        penalty.reason(),
                        penalty.version()));
            }
        }
        return notes;
    }
}
