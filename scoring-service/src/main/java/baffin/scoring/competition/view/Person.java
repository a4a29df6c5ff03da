package baffin.scoring.competition.view;

import baffin.competition.Competition;
import baffin.competition.Entrant;
import baffin.competition.table.Round;
import baffin.competition.table.Table;
import baffin.match.terms.SeatHolder;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * An entrant as pages and explanations name it.
 *
 * @param entrant its number
 * @param name handle of the person who plays for it
 * @param bot true when a program plays for it
 */
@Schema(name = "EntrantName")
public record Person(int entrant, String name, boolean bot) {

    /** An entrant as it is now. */
    public static Person of(Entrant entrant) {
        return of(entrant.number(), entrant.person());
    }

    /** An entrant by its number. */
    public static Person of(Competition competition, int number) {
        return of(competition.entrant(number).orElseThrow());
    }

    /** Entrants by their numbers, in this order. */
    public static List<Person> of(Competition competition, List<Integer> numbers) {
        return numbers.stream().map(number -> of(competition, number)).toList();
    }

    /** Who sat at a table: once it has a result, who had played for the entrant, else who plays for it now. */
    public static Person at(Competition competition, Table table, int seat) {
        return of(table.seats().get(seat), competition.sitter(table, seat));
    }

    /** An entrant without a table in a round: once that is closed, as it was when the round was published. */
    public static Person at(Competition competition, Round round, int number) {
        Entrant entrant = competition.entrant(number).orElseThrow();
        return of(number, round.open() ? entrant.person() : entrant.personAt(round.publishedIn()));
    }

    /** Who played for an entrant before the one who does now, the first one first. */
    public static List<Person> before(Entrant entrant) {
        return entrant.former().stream()
                .map(one -> of(entrant.number(), one.person()))
                .toList();
    }

    private static Person of(int entrant, SeatHolder person) {
        return new Person(entrant, person.handle(), person.bot());
    }
}
