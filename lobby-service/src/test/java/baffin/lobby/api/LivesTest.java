package baffin.lobby.api;

import static baffin.lobby.api.Cups.asks;
import static baffin.lobby.api.Cups.created;
import static baffin.lobby.api.Cups.duels;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import baffin.lobby.api.People.Person;
import baffin.lobby.competition.store.CompetitionList;
import baffin.lobby.openmatch.store.MatchList;
import baffin.testkit.Waits;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What counts for the bounds of an account. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class LivesTest {

    @Inject
    MatchList matches;

    @Inject
    CompetitionList competitions;

    private MatchList.Lives lives(Person person, String match) {
        return matches.lives(person.id(), Set.of(match)).await().atMost(Waits.MAX);
    }

    @Test
    void matches_that_are_open_count_for_who_hosts_and_who_plays_until_they_are_over() {
        Person ann = People.somebody("Ann");
        Person bo = People.somebody("Bo");
        String id = ann.commands()
                .body(Map.of("game", "expedition", "seats", 3))
                .post("/api/v1/lobby/matches")
                .then()
                .statusCode(201)
                .extract()
                .path("matchId");
        bo.commands()
                .header("If-Match", "*")
                .post("/api/v1/lobby/matches/" + id + "/join")
                .then()
                .statusCode(200);
        await().atMost(Waits.MAX)
                .untilAsserted(() -> assertThat(lives(bo, id).live()).containsExactly(id));
        assertThat(lives(ann, id)).isEqualTo(new MatchList.Lives(Set.of(id), Set.of()));

        ann.commands()
                .header("If-Match", "*")
                .post("/api/v1/lobby/matches/" + id + "/cancel")
                .then()
                .statusCode(200);

        await().atMost(Waits.MAX)
                .untilAsserted(() -> assertThat(lives(ann, id)).isEqualTo(new MatchList.Lives(Set.of(), Set.of(id))));
    }

    @Test
    void competitions_count_for_who_directs_them_and_their_matches_for_nobody() {
        Person olga = People.somebody("Olga");
        Person ann = People.somebody("Ann");
        String id = Cups.running(olga, duels(2, 8), List.of(olga, ann));
        asks(olga, id, "rounds/1/pairings").statusCode(200);
        await().atMost(Waits.MAX)
                .untilAsserted(() -> assertThat(competitions
                                .lives(olga.id(), Set.of(id))
                                .await()
                                .atMost(Waits.MAX))
                        .isEqualTo(new CompetitionList.Lives(Set.of(id), Set.of())));
        assertThat(lives(ann, id).live()).isEmpty();
        String other = created(olga, duels(2, 8));
        asks(olga, other, "cancel", Map.of("reason", "no ice")).statusCode(200);
        await().atMost(Waits.MAX)
                .untilAsserted(() -> assertThat(competitions
                                .lives(olga.id(), Set.of(other))
                                .await()
                                .atMost(Waits.MAX)
                                .over())
                        .containsExactly(other));
    }
}
