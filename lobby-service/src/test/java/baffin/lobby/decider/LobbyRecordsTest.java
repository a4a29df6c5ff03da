package baffin.lobby.decider;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.lobby.openmatch.domain.LobbyCommand;
import baffin.lobby.openmatch.domain.LobbyEvent;
import baffin.lobby.openmatch.domain.LobbyEvent.MatchStarted;
import baffin.lobby.openmatch.domain.LobbyEvent.SeatReady;
import baffin.lobby.openmatch.domain.LobbyRecord;
import baffin.lobby.openmatch.domain.OpenMatchDecider;
import baffin.lobby.openmatch.domain.OpenMatchRequest;
import baffin.lobby.openmatch.domain.Opening;
import baffin.lobby.openmatch.domain.Person;
import baffin.lobby.openmatch.domain.Terms;
import baffin.match.terms.CompetitionRef;
import baffin.match.terms.SeatHolder;
import baffin.match.terms.Visibility;
import baffin.platform.wire.Json;
import baffin.platform.wire.MatchStart;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LobbyRecordsTest {

    private static LobbyRecord of(LobbyEvent... events) {
        return new LobbyRecord("m", 3, "c", "p", Instant.parse("2027-01-05T12:00:00Z"), List.of(events));
    }

    private static MatchStarted started(@Nullable String seed) {
        return new MatchStarted(
                "expedition",
                Map.of("option", "value"),
                List.of(new LobbyEvent.Player(0, "p-1", false), new LobbyEvent.Player(1, "p-2", true)),
                "p-1",
                seed,
                null,
                null,
                null,
                null,
                null);
    }

    @Test
    void every_event_comes_back_as_it_was_written() {
        Person person = new Person("p", false);
        LobbyRecord record = of(
                new LobbyEvent.MatchOpened(
                        person,
                        new Terms("expedition", Map.of("a", "b"), 2, "hash", "seed", "other", null, null, null, null)),
                new LobbyEvent.SeatTaken(0, person),
                new LobbyEvent.SeatLeft(0, "p"),
                new SeatReady(0, true),
                new LobbyEvent.HostChanged("p"),
                started("7"),
                new LobbyEvent.MatchCancelled("p"));

        assertThat(Json.shared().read(Json.shared().bytes(record), LobbyRecord.class))
                .isEqualTo(record);
    }

    @Test
    void the_start_reads_as_the_rules_service_reads_it() {
        MatchStart start = MatchStart.in(Json.shared().bytes(of(new SeatReady(1, true), started("7"))))
                .orElseThrow();

        assertThat(start.setup().game()).isEqualTo("expedition");
        assertThat(start.setup().options()).containsEntry("option", "value");
        assertThat(start.setup().seats()).containsExactly(new SeatHolder("p-1", false), new SeatHolder("p-2", true));
        assertThat(start.host()).isEqualTo("p-1");
        assertThat(start.seed()).isEqualTo("7");
    }

    private static LobbyRecord decided(OpenMatchDecider decider, Person by, LobbyCommand command) {
        return decider.decide(null, new OpenMatchRequest("m", "c", by, Instant.EPOCH, command))
                .orElseThrow()
                .event();
    }

    @Test
    void a_match_of_a_competition_says_so_from_the_opening_to_the_start() {
        CompetitionRef place = new CompetitionRef("c-1", 2, 3, 1);
        Terms terms = new Terms("expedition", Map.of(), 2, null, null, null, null, null, place, null);
        Person organiser = new Person("p-o", false);
        var seats = List.of(new Person("p-1", false), new Person("p-2", true));
        OpenMatchDecider decider = new OpenMatchDecider(new Opening(game -> Optional.empty(), false));

        LobbyRecord record = decided(decider, organiser, new LobbyCommand.Convene(terms, seats));

        assertThat(Json.shared().read(Json.shared().bytes(record), LobbyRecord.class))
                .isEqualTo(record);
        MatchStart start = MatchStart.in(Json.shared().bytes(record)).orElseThrow();
        assertThat(start.competition()).isEqualTo(place);
        assertThat(start.host()).isEqualTo("p-o");
        assertThat(start.setup().seatOf("p-o")).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Visibility.class)
    void a_match_says_who_may_look_from_the_opening_to_the_start(Visibility visibility) {
        Terms terms = new Terms("expedition", Map.of(), 2, null, null, null, null, null, null, visibility);
        Person host = new Person("p-1", false);
        OpenMatchDecider decider = new OpenMatchDecider(new Opening(game -> Optional.empty(), false));

        LobbyRecord record =
                decided(decider, host, new LobbyCommand.Convene(terms, List.of(host, new Person("p-2", true))));

        assertThat(Json.shared().read(Json.shared().bytes(record), LobbyRecord.class))
                .isEqualTo(record);
        MatchStart start = MatchStart.in(Json.shared().bytes(record)).orElseThrow();
        assertThat(Visibility.of(start.visibility())).isEqualTo(visibility);
    }

    @Test
    void a_match_by_invitation_that_was_opened_before_the_choice_starts_as_a_private_one() {
        Terms terms = new Terms("expedition", Map.of(), 2, "hash", null, null, null, null, null, null);

        assertThat(terms.agreed()).isEqualTo(Visibility.PRIVATE);
        assertThat(new Terms("expedition", Map.of(), 2, null, null, null, null, null, null, null).agreed())
                .isEqualTo(Visibility.PUBLIC);
    }

    @Test
    void records_of_matches_of_their_own_stay_as_they_were() {
        assertThat(new String(Json.shared().bytes(of(started("7"))), StandardCharsets.UTF_8))
                .doesNotContain("competition")
                .doesNotContain("visibility");
        assertThat(MatchStart.in(Json.shared().bytes(of(started("7"))))
                        .orElseThrow()
                        .competition())
                .isNull();
    }

    @Test
    void a_start_without_a_seed_from_outside_names_none() {
        assertThat(MatchStart.in(Json.shared().bytes(of(started(null))))
                        .orElseThrow()
                        .seed())
                .isNull();
    }

    @Test
    void what_is_no_start_is_none_for_the_rules_service() {
        assertThat(MatchStart.in(Json.shared().bytes(of(new SeatReady(1, true)))))
                .isEmpty();
    }
}
