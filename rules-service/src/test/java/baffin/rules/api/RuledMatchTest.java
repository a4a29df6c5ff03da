package baffin.rules.api;

import static baffin.rules.Players.as;
import static baffin.rules.Players.known;
import static baffin.rules.Players.send;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import baffin.game.Seat;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchEvent.RulingLifted;
import baffin.match.event.MatchEvent.TableRuled;
import baffin.match.terms.CompetitionRef;
import baffin.match.terms.Ruled;
import baffin.match.terms.SeatHolder;
import baffin.platform.wire.MatchRuling;
import baffin.rules.TestMatches;
import baffin.testkit.backend.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A match hears what its competition has ruled about its table. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class RuledMatchTest {

    private static final int LOOKS_MAX = 200;
    private static final String TAKE = "{\"type\":\"Take\",\"stones\":2}";

    @ConfigProperty(name = "kafka.bootstrap.servers")
    String bootstrap;

    private final String ann = UUID.randomUUID().toString();
    private final CompetitionRef place = new CompetitionRef(UUID.randomUUID().toString(), 2, 3, 1);
    private String match = "";

    @BeforeEach
    void startMatch() {
        match = known(TestMatches.start(bootstrap, ann, UUID.randomUUID().toString(), place), ann);
    }

    private void said(String commandId, MatchCommand.OfCompetition word, int version) throws InterruptedException {
        TestMatches.rule(bootstrap, new MatchRuling(match, commandId, word));
        for (int count = 0;
                count < LOOKS_MAX && TestMatches.steps(bootstrap, match).size() < version;
                count++) {
            Thread.sleep(100);
        }
        assertThat(TestMatches.steps(bootstrap, match)).hasSize(version);
    }

    @Test
    void a_ruled_match_refuses_every_command_with_the_ruling_and_goes_on_when_that_is_lifted() throws Exception {
        send(as(ann), match, TAKE).then().statusCode(200);
        said("ruling-41", new MatchCommand.RuleTable(3, Ruled.Kind.FORFEIT, "never came"), 3);

        for (String command : List.of(TAKE, "{\"type\":\"Resign\"}", "{\"type\":\"Undo\"}")) {
            send(as(ann), match, command)
                    .then()
                    .statusCode(409)
                    .contentType("application/problem+json")
                    .body("type", equalTo("/problems/table-ruled"))
                    .body("detail", containsString("ruling 3 (FORFEIT: never came)"))
                    .body("ruling", equalTo(3))
                    .body("kind", equalTo("FORFEIT"))
                    .body("reason", equalTo("never came"))
                    .body("competition.id", equalTo(place.competition()))
                    .body("competition.round", equalTo(2))
                    .body("competition.table", equalTo(3));
        }
        said("ruling-42", new MatchCommand.LiftRuling(), 4);
        send(as(ann), match, TAKE).then().statusCode(200).body("version", equalTo(5));

        assertThat(TestMatches.steps(bootstrap, match).subList(2, 4))
                .extracting(step -> step.events().getFirst().getClass())
                .isEqualTo(List.of(TableRuled.class, RulingLifted.class));
    }

    @Test
    void whoever_plays_for_the_entrant_from_now_on_acts_for_the_seat_and_the_former_person_does_not() throws Exception {
        String eve = UUID.randomUUID().toString();
        said("reseat-41-0", new MatchCommand.Reseat(new Seat(0), new SeatHolder(eve, false)), 2);

        send(as(ann), match, TAKE).then().statusCode(403);
        send(as(eve), match, TAKE).then().statusCode(200).body("version", equalTo(3));
    }

    @Test
    void nobody_can_say_so_but_the_competition() {
        for (String command : List.of(
                "{\"type\":\"RuleTable\",\"kind\":\"FORFEIT\",\"reason\":\"never came\"}",
                "{\"type\":\"LiftRuling\"}",
                "{\"type\":\"Reseat\",\"seat\":0,\"to\":{\"player\":\"eve\",\"handle\":\"Eve\",\"bot\":false}}")) {
            send(as(ann), match, command).then().statusCode(400).body("type", equalTo("/problems/unknown-command"));
        }
    }
}
