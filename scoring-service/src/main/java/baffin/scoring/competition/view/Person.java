package baffin.scoring.competition.view;

import baffin.competition.Competition;
import baffin.competition.Entrant;
import baffin.competition.table.Round;
import baffin.competition.table.Table;
import baffin.match.terms.SeatHolder;
import baffin.platform.names.PublicNames;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * An entrant as pages and explanations name it.
 *
 * @param handle the public name of the person who plays for it
 * @param bot true when a program plays for it
 */
@Schema(name = "EntrantName")
public record Person(int entrant, String handle, boolean bot) {

    public static Person of(Entrant entrant, PublicNames names) {
        return of(entrant.number(), entrant.person(), names);
    }

    public static Person of(Competition competition, int number, PublicNames names) {
        return of(competition.entrant(number).orElseThrow(), names);
    }

    /** Entrants by their numbers, in this order. */
    public static List<Person> of(Competition competition, List<Integer> numbers, PublicNames names) {
        return numbers.stream().map(number -> of(competition, number, names)).toList();
    }

    /** Who sat at a table: once it has a result, who had played for the entrant, else who plays for it now. */
    public static Person at(Competition competition, Table table, int seat, PublicNames names) {
        return of(table.seats().get(seat), competition.sitter(table, seat), names);
    }

    /** An entrant without a table in a round: once that is closed, as it was when the round was published. */
    public static Person at(Competition competition, Round round, int number, PublicNames names) {
        Entrant entrant = competition.entrant(number).orElseThrow();
        return of(number, round.open() ? entrant.person() : entrant.personAt(round.publishedIn()), names);
    }

    /** Who played for an entrant before the one who does now, the first one first. */
    public static List<Person> before(Entrant entrant, PublicNames names) {
        return entrant.former().stream()
                .filter(one -> !entrant.is(one.person().player()))
                .map(one -> of(entrant.number(), one.person(), names))
                .toList();
    }

    /** Somebody who plays or has played for an entrant. */
    public static Person of(int entrant, SeatHolder person, PublicNames names) {
        return new Person(entrant, String.valueOf(names.of(person)), person.bot());
    }
}
