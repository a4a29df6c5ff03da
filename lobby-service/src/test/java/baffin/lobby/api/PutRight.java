package baffin.lobby.api;

import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;

import baffin.lobby.api.People.Person;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

/** What is put right after a round was published or a competition has ended, each read back at once. */
final class PutRight {

    private PutRight() {}

    static void writes(Function<Person, Writes> by) {
        List<Person> people =
                Stream.of("Olga", "Ann", "Bo", "Eve").map(People::somebody).toList();
        Person olga = people.getFirst();
        CupWrites cup = CupWrites.created(by.apply(olga), Cups.duels(2, 8));
        people.forEach(person -> cup.as(person).does("entrants", null));
        cup.does("start", null);
        cup.does("rounds/1/pairings", null);
        cup.does("rounds/1/withdraw", Map.of("reason", "too early"));
        Writes.read(olga, cup.path("/rounds")).then().body("items", hasSize(0));
        cup.does("rounds/1/pairings", null);
        List<Integer> seats = Writes.read(olga, cup.path("/rounds/1")).path("tables[0].seats.entrant");
        cup.does(
                "rounds/1/tables/1/swap",
                Map.of("entrant", seats.getFirst(), "for", seats.getLast(), "reason", "as they agreed"));
        Writes.read(olga, cup.path("/rounds/1"))
                .then()
                .body("tables[0].seats.entrant", equalTo(List.of(seats.getLast(), seats.getFirst())));
        cup.does(
                "rounds/1/results",
                Map.of(
                        "rows",
                        List.of(
                                Map.of("table", 1, "entrant", seats.getFirst(), "score", 9),
                                Map.of("table", 1, "entrant", seats.getLast(), "score", 5))));
        Writes.read(olga, cup.path("/rounds/1")).then().body("tables[0].seats.score", equalTo(List.of(5, 9)));
        cup.does("cancel", Map.of("reason", "no ice"));
        cup.does("undo", Map.of("of", "cancel", "reason", "there is ice"));
        Writes.read(olga, cup.path("")).then().body("status", equalTo("RUNNING"));
    }
}
