package baffin.scoring.competition.page;

import baffin.competition.Competition;
import baffin.competition.Entrant;
import baffin.competition.entry.Departure;
import baffin.competition.entry.Former;
import baffin.competition.entry.Penalty;
import baffin.competition.entry.Penalty.Card;
import baffin.competition.policy.Points;
import baffin.competition.standing.StandingLine;
import baffin.platform.names.FreeText;
import baffin.platform.names.PublicNames;
import baffin.scoring.competition.view.Person;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A footnote about an entrant.
 *
 * @param number of the footnote on its page, from 1
 * @param points taken; null for none
 * @param card of a penalty; yellow for one of a season before
 * @param reason in the words of whoever gave it; null where there are none
 * @param name of who played before; null for all other footnotes
 * @param version version of the competition whose record it is about; null for a card of a season before
 */
public record Note(
        int number,
        Kind kind,
        Person person,
        @Nullable String points,
        Card card,
        @Nullable String reason,
        @Nullable String name,
        @Nullable Long version) {

    /** What a footnote is about. */
    public enum Kind {
        /** A card of a season before. */
        CARRIED,
        PENALTY,
        WITHDRAWN,
        REMOVED,
        ABSENT,
        VACANT,
        /** Another person played before. */
        FORMER
    }

    /**
     * The footnotes of an entrant; penalties that were taken back have none.
     *
     * @param before how many footnotes the page has already
     */
    static List<Note> of(Competition competition, StandingLine line, int before, PublicNames names) {
        List<Note> notes = new ArrayList<>();
        Entrant entrant = competition.entrant(line.entrant()).orElseThrow();
        Person person = Person.of(entrant, names);
        if (line.cards().carried() > 0) {
            notes.add(new Note(before + 1, Kind.CARRIED, person, null, Card.YELLOW, null, null, null));
        }
        for (Penalty penalty : competition.penalties()) {
            if (penalty.entrant() == line.entrant() && !penalty.lifted()) {
                boolean taken = penalty.points().compareTo(Points.ZERO) > 0;
                notes.add(new Note(
                        before + notes.size() + 1,
                        Kind.PENALTY,
                        person,
                        taken ? penalty.points().toString() : null,
                        penalty.card(),
                        FreeText.shown(penalty.reason(), names),
                        null,
                        penalty.version()));
            }
        }
        for (Former former : entrant.former()) {
            // who has come back is no former player
            if (!entrant.is(former.person().player())) {
                int number = before + notes.size() + 1;
                notes.add(of(number, Kind.FORMER, person, null, names.of(former.person()), former.until()));
            }
        }
        Departure left = entrant.left();
        if (left != null) {
            int number = before + notes.size() + 1;
            Kind kind = Kind.valueOf(entrant.presence().name());
            notes.add(of(number, kind, person, FreeText.shownOrNull(left.reason(), names), null, left.version()));
        }
        return notes;
    }

    private static Note of(
            int number, Kind kind, Person person, @Nullable String reason, @Nullable String name, long version) {
        return new Note(number, kind, person, null, Card.NONE, reason, name, version);
    }
}
