package baffin.lobby.openmatch.domain;

import static baffin.lobby.openmatch.domain.Tables.ANN;
import static baffin.lobby.openmatch.domain.Tables.BO;
import static baffin.lobby.openmatch.domain.Tables.CY;
import static baffin.lobby.openmatch.domain.Tables.terms;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.lobby.openmatch.domain.LobbyCommand.HouseSeat;
import baffin.lobby.openmatch.domain.LobbyCommand.Join;
import baffin.lobby.openmatch.domain.LobbyCommand.Leave;
import baffin.lobby.openmatch.domain.LobbyCommand.Open;
import baffin.lobby.openmatch.domain.LobbyCommand.Rematch;
import baffin.lobby.openmatch.domain.LobbyCommand.SetReady;
import baffin.lobby.openmatch.domain.LobbyEvent.MatchOpened;
import baffin.lobby.openmatch.domain.LobbyEvent.MatchStarted;
import baffin.lobby.openmatch.domain.LobbyEvent.SeatReady;
import baffin.lobby.openmatch.domain.LobbyEvent.SeatTaken;
import baffin.lobby.openmatch.domain.LobbyRefusal.Reason;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OpeningTest {

    private static Open open(Terms terms) {
        return new Open(terms, true, false, null, null);
    }

    private static Terms seeded(String seed) {
        return new Terms("chess", Map.of(), 2, null, seed, null, null, null, null, null);
    }

    @Test
    void the_host_sits_on_seat_0() {
        Tables lobby = new Tables(false);

        assertThat(lobby.accepted(ANN, open(terms(2)))).element(1).isEqualTo(new SeatTaken(0, ANN));
        assertThat(lobby.match().host()).isEqualTo("p-ann");
        assertThat(lobby.match().free()).containsExactly(1);
    }

    @Test
    void a_host_who_does_not_play_leaves_all_seats_free() {
        Tables lobby = new Tables(false);

        lobby.accepted(ANN, new Open(terms(3), false, false, null, null));

        assertThat(lobby.match().free()).containsExactly(0, 1, 2);
        assertThat(lobby.match().host()).isEqualTo("p-ann");
    }

    @Test
    void bots_of_the_house_take_the_seats_that_the_host_gives_them() {
        Tables lobby = new Tables(false);

        lobby.accepted(ANN, new Open(terms(3), true, true, null, List.of(new HouseSeat(2, "navigator"))));

        assertThat(lobby.match().free()).containsExactly(1);
        assertThat(lobby.match().at(2)).hasValueSatisfying(bot -> {
            assertThat(bot.person().player()).isEqualTo("house:navigator");
            assertThat(bot.ready()).isTrue();
        });
        lobby.accepted(ANN, new Leave());
        assertThat(lobby.match().status()).isEqualTo(OpenMatchStatus.CANCELLED);
    }

    @Test
    void seats_are_kept_for_those_who_are_invited_until_they_are_ready_or_leave() {
        Tables lobby = new Tables(false);

        lobby.accepted(ANN, new Open(terms(3), true, true, null, null, List.of(CY, BO)));

        assertThat(lobby.match().free()).isEmpty();
        assertThat(lobby.match().seatOf("p-bo")).hasValueSatisfying(seat -> {
            assertThat(seat.seat()).isEqualTo(2);
            assertThat(seat.pending()).isTrue();
        });
        assertThat(lobby.match().at(0).orElseThrow().pending()).isFalse();
        lobby.accepted(CY, new Leave());
        assertThat(lobby.match().free()).containsExactly(1);
        lobby.accepted(BO, new SetReady(true, null));
        lobby.accepted(BO, new SetReady(false, null));
        assertThat(lobby.match().at(2).orElseThrow().pending()).isFalse();
        lobby.accepted(ANN, new Leave());
        assertThat(lobby.match().host()).isEqualTo("p-bo");
    }

    @Test
    void a_host_who_leaves_makes_nobody_host_who_has_not_answered() {
        Tables lobby = new Tables(false);
        lobby.accepted(ANN, new Open(terms(2), true, false, null, null, List.of(BO)));

        lobby.accepted(ANN, new Leave());

        assertThat(lobby.match().status()).isEqualTo(OpenMatchStatus.CANCELLED);
    }

    @Test
    void others_are_invited_each_once_and_no_more_than_seats_are_left() {
        for (List<Person> invited : List.of(List.of(ANN), List.of(BO, BO), List.of(BO, CY))) {
            assertThat(new Tables(false)
                            .refused(ANN, new Open(terms(2), true, false, null, null, invited))
                            .pointer())
                    .isEqualTo("/invite");
        }
    }

    @Test
    void a_match_against_bots_starts_at_once_when_the_host_is_ready() {
        Tables lobby = new Tables(false);

        List<LobbyEvent> events = lobby.accepted(
                ANN,
                new Open(terms(3), true, true, null, List.of(new HouseSeat(1, "random"), new HouseSeat(2, "random"))));

        assertThat(events)
                .last()
                .isInstanceOfSatisfying(
                        MatchStarted.class,
                        started -> assertThat(started.seats())
                                .extracting(LobbyEvent.Player::player)
                                .containsExactly("p-ann", "house:random", "house:random"));
        assertThat(lobby.match().status()).isEqualTo(OpenMatchStatus.RUNNING);
    }

    @ParameterizedTest
    @CsvSource({"0,careful,/bots/0/seat", "3,careful,/bots/0/seat", "-1,careful,/bots/0/seat", "1,clever,/bots/0/kind"})
    void a_bot_that_cannot_sit_there_is_refused(int seat, String kind, String pointer) {
        Open wrong = new Open(terms(3), true, true, null, List.of(new HouseSeat(seat, kind)));

        assertThat(new Tables(false).refused(ANN, wrong).pointer()).isEqualTo(pointer);
    }

    @Test
    void somebody_must_be_left_to_play() {
        List<HouseSeat> all = List.of(new HouseSeat(0, "random"), new HouseSeat(1, "random"));

        assertThat(new Tables(false)
                        .refused(ANN, new Open(terms(2), false, false, null, all))
                        .pointer())
                .isEqualTo("/bots");
        assertThat(new Tables(false)
                        .refused(
                                ANN,
                                new Open(
                                        terms(3),
                                        true,
                                        false,
                                        null,
                                        List.of(new HouseSeat(1, "random"), new HouseSeat(1, "navigator"))))
                        .pointer())
                .isEqualTo("/bots/1/seat");
    }

    @Test
    void options_left_out_get_their_defaults() {
        Tables lobby = new Tables(false);

        lobby.accepted(ANN, open(terms(2)));

        assertThat(lobby.match().terms().options()).containsEntry("clock", "slow");
    }

    @Test
    void an_unknown_game_is_refused() {
        var refused = new Tables(false)
                .refused(ANN, open(new Terms("go", Map.of(), 2, null, null, null, null, null, null, null)));

        assertThat(refused.reason()).isEqualTo(Reason.INVALID_FIELD);
        assertThat(refused.pointer()).isEqualTo("/game");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 1, 4, Integer.MAX_VALUE})
    void a_number_of_seats_out_of_the_games_range_is_refused(int seats) {
        var refused = new Tables(false).refused(ANN, open(terms(seats)));

        assertThat(refused.pointer()).isEqualTo("/seats");
        assertThat(refused.detail()).contains("2 to 3");
    }

    @Test
    void an_unknown_option_and_an_unknown_value_are_refused_by_name() {
        Terms name = new Terms("chess", Map.of("a/b", "x"), 2, null, null, null, null, null, null, null);
        Terms value = new Terms("chess", Map.of("clock", "none"), 2, null, null, null, null, null, null, null);

        assertThat(new Tables(false).refused(ANN, open(name)).pointer()).isEqualTo("/options/a~1b");
        assertThat(new Tables(false).refused(ANN, open(value)).pointer()).isEqualTo("/options/clock");
    }

    @Test
    void a_seed_from_outside_is_refused_unless_the_platform_allows_it() {
        assertThat(new Tables(false).refused(ANN, open(seeded("7"))).reason()).isEqualTo(Reason.FORBIDDEN);

        Tables allowed = new Tables(true);
        allowed.accepted(ANN, open(seeded("7")));
        assertThat(allowed.match().terms().seed()).isEqualTo("7");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", " ", "with blank", "näh", "12345678901234567890123456789012345678901234567890123456789012345"
            })
    void a_seed_that_is_no_short_word_is_refused(String seed) {
        assertThat(new Tables(true).refused(ANN, open(seeded(seed))).pointer()).isEqualTo("/seed");
    }

    @Test
    void nothing_but_an_opening_can_happen_to_a_match_that_is_not_there() {
        assertThat(new Tables(false)
                        .refused(ANN, new Join(null, null, false, null))
                        .reason())
                .isEqualTo(Reason.UNKNOWN_MATCH);
    }

    @Test
    void a_match_is_opened_once() {
        assertThat(Tables.openedBy(ANN, 2).refused(BO, open(terms(2))).reason()).isEqualTo(Reason.CONFLICT);
    }

    @Test
    void a_rematch_keeps_the_seats_and_only_who_asks_is_ready() {
        Tables lobby = new Tables(false);
        List<SeatClaim> former = List.of(new SeatClaim(0, ANN, false), new SeatClaim(1, BO, false));

        List<LobbyEvent> events = lobby.accepted(BO, new Rematch(terms(2), former));

        assertThat(events).hasSize(4).first().isInstanceOf(MatchOpened.class);
        assertThat(events).containsSubsequence(new SeatTaken(0, ANN), new SeatTaken(1, BO), new SeatReady(1, true));
        assertThat(lobby.match().host()).isEqualTo("p-bo");
    }

    @Test
    void the_second_who_asks_for_the_rematch_confirms_it() {
        Tables lobby = new Tables(false);
        Rematch rematch = new Rematch(terms(2), List.of(new SeatClaim(0, ANN, false), new SeatClaim(1, BO, false)));
        lobby.accepted(BO, rematch);

        assertThat(lobby.accepted(ANN, rematch)).last().isInstanceOf(MatchStarted.class);
    }

    @Test
    void a_rematch_with_none_but_house_bots_starts_at_once() {
        Person house = new Person("house:random", "House bot", true, null);
        List<SeatClaim> former =
                List.of(new SeatClaim(0, house, true), new SeatClaim(1, ANN, false), new SeatClaim(2, house, true));
        Tables lobby = new Tables(false);
        assertThat(lobby.accepted(ANN, new Rematch(terms(3), former))).last().isInstanceOf(MatchStarted.class);
        assertThat(lobby.match().full(SeatClaim::ready)).isTrue();
    }

    @Test
    void a_rematch_is_for_those_who_sat_there() {
        Rematch rematch = new Rematch(terms(2), List.of(new SeatClaim(0, ANN, false), new SeatClaim(1, BO, false)));

        assertThat(new Tables(false).refused(CY, rematch).reason()).isEqualTo(Reason.NOT_YOUR_SEAT);
    }
}
