package baffin.lobby.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;

import baffin.lobby.openmatch.api.OpenMatchCommandService;
import baffin.lobby.openmatch.domain.LobbyCommand;
import baffin.lobby.openmatch.domain.Terms;
import baffin.match.terms.CompetitionRef;
import baffin.platform.http.IfMatch;
import baffin.platform.identity.Caller;
import baffin.testkit.Waits;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class CompetitionMatchTest {

    private static final String MATCHES = "/api/v1/lobby/matches/";

    @Inject
    OpenMatchCommandService service;

    private CompetitionRef convened(People.Person organiser, People.Person... players) {
        CompetitionRef place = new CompetitionRef(UUID.randomUUID().toString(), 2, 3, 1);
        Terms terms = new Terms("expedition", Map.of(), players.length, null, null, null, null, null, place, null);
        List<baffin.lobby.openmatch.domain.Person> people = List.of(players).stream()
                .map(player -> new baffin.lobby.openmatch.domain.Person(player.id(), false))
                .toList();
        Caller caller = new Caller(organiser.id(), organiser.handle(), false);
        service.ask(
                        new OpenMatchCommandService.Request(
                                caller, place.matchId(), UUID.randomUUID().toString(), IfMatch.ANY),
                        new LobbyCommand.Convene(terms, people))
                .await()
                .atMost(Waits.MAX);
        return place;
    }

    @Test
    void a_match_of_a_competition_starts_at_once_and_belongs_to_its_organiser_who_has_no_seat() {
        People.Person organiser = People.somebody("Olga");
        CompetitionRef place = convened(organiser, People.somebody("Ann"), People.somebody("Bo"));

        given().get(MATCHES + place.matchId() + "?minVersion=1")
                .then()
                .statusCode(200)
                .body("state", equalTo("RUNNING"))
                .body("organiser", equalTo(organiser.id()))
                .body("seats.player", not(hasItem(organiser.id())))
                .body("competition.id", equalTo(place.competition()))
                .body("competition.round", equalTo(2))
                .body("competition.table", equalTo(3))
                .body("competition.attempt", equalTo(1));
    }

    @Test
    void its_rematch_is_a_match_of_its_own() {
        People.Person ann = People.somebody("Ann");
        CompetitionRef place = convened(People.somebody("Olga"), ann, People.somebody("Bo"));
        EndOfMatch.written(place.matchId());
        EndOfMatch.awaited(place.matchId());

        ann.commands()
                .body(Map.of())
                .post(MATCHES + place.matchId() + "/rematch")
                .then()
                .statusCode(201)
                .body("rematchOf", equalTo(place.matchId()))
                .body("competition", nullValue());
    }
}
