package baffin.scoring.competition;

import baffin.competition.Competition;
import baffin.competition.Entrant;
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
        return new Person(
                entrant.number(), entrant.person().handle(), entrant.person().bot());
    }

    /** An entrant by its number. */
    public static Person of(Competition competition, int number) {
        return of(competition.entrant(number).orElseThrow());
    }

    /** Entrants by their numbers, in this order. */
    public static List<Person> of(Competition competition, List<Integer> numbers) {
        return numbers.stream().map(number -> of(competition, number)).toList();
    }
}
