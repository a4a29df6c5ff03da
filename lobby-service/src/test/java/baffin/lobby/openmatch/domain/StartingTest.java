package baffin.lobby.openmatch.domain;

import static baffin.lobby.openmatch.domain.Tables.ANN;
import static baffin.lobby.openmatch.domain.Tables.BO;
import static baffin.lobby.openmatch.domain.Tables.CY;
import static baffin.lobby.openmatch.domain.Tables.openedBy;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.lobby.openmatch.domain.LobbyCommand.Cancel;
import baffin.lobby.openmatch.domain.LobbyCommand.Join;
import baffin.lobby.openmatch.domain.LobbyCommand.Leave;
import baffin.lobby.openmatch.domain.LobbyCommand.SetReady;
import baffin.lobby.openmatch.domain.LobbyCommand.Start;
import baffin.lobby.openmatch.domain.LobbyEvent.MatchCancelled;
import baffin.lobby.openmatch.domain.LobbyEvent.MatchStarted;
import baffin.lobby.openmatch.domain.LobbyEvent.SeatReady;
import baffin.lobby.openmatch.domain.LobbyRefusal.Reason;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class StartingTest {

    @Test
    void a_full_table_starts_by_itself_when_the_last_one_is_ready() {
        Tables lobby = openedBy(ANN, 2);
        lobby.joined(BO);
        lobby.ready(ANN);

        List<LobbyEvent> events = lobby.accepted(BO, new SetReady(true, null));

        assertThat(events)
                .containsExactly(
                        new SeatReady(1, true),
                        new MatchStarted(
                                "chess",
                                Map.of("clock", "slow"),
                                List.of(
                                        new LobbyEvent.Player(0, "p-ann", false),
                                        new LobbyEvent.Player(1, "p-bo", false)),
                                "p-ann",
                                null,
                                null,
                                null,
                                null,
                                null,
                                null));
        assertThat(lobby.match().status()).isEqualTo(OpenMatchStatus.RUNNING);
    }

    @Test
    void a_bot_that_is_ready_on_joining_starts_a_table_that_waited_for_it_alone() {
        Tables lobby = openedBy(ANN, 2);
        lobby.ready(ANN);

        assertThat(lobby.accepted(CY, new Join(null, null, true, null))).last().isInstanceOf(MatchStarted.class);
    }

    @Test
    void seats_stand_in_their_order_whoever_came_first() {
        Tables lobby = openedBy(ANN, 3);
        lobby.accepted(BO, new Join(2, null, true, null));
        lobby.accepted(CY, new Join(1, null, true, null));

        MatchStarted started =
                (MatchStarted) lobby.accepted(ANN, new SetReady(true, null)).getLast();

        assertThat(started.seats())
                .extracting(LobbyEvent.Player::player)
                .containsExactly(ANN.player(), CY.player(), BO.player());
    }

    @Test
    void a_table_with_a_free_seat_does_not_start() {
        Tables lobby = openedBy(ANN, 3);
        lobby.joined(BO);
        lobby.ready(ANN, BO);

        assertThat(lobby.match().status()).isEqualTo(OpenMatchStatus.OPEN);
        assertThat(lobby.refused(ANN, new Start()).detail()).contains("[2]");
    }

    @Test
    void the_host_starts_when_all_others_are_ready() {
        Tables lobby = openedBy(ANN, 2);
        lobby.joined(BO);
        assertThat(lobby.refused(ANN, new Start()).reason()).isEqualTo(Reason.CONFLICT);
        lobby.ready(BO);

        assertThat(lobby.refused(BO, new Start()).reason()).isEqualTo(Reason.FORBIDDEN);
        assertThat(lobby.accepted(ANN, new Start())).last().isInstanceOf(MatchStarted.class);
    }

    @Test
    void who_takes_the_word_back_is_waited_for() {
        Tables lobby = openedBy(ANN, 2);
        lobby.ready(ANN);
        lobby.accepted(ANN, new SetReady(false, null));
        lobby.accepted(BO, new Join(null, null, true, null));

        assertThat(lobby.match().status()).isEqualTo(OpenMatchStatus.OPEN);
    }

    @Test
    void the_host_alone_calls_the_match_off() {
        Tables lobby = openedBy(ANN, 2);
        lobby.joined(BO);

        assertThat(lobby.refused(BO, new Cancel()).reason()).isEqualTo(Reason.FORBIDDEN);
        assertThat(lobby.accepted(ANN, new Cancel())).containsExactly(new MatchCancelled("p-ann"));
    }

    @Test
    void a_match_that_has_started_or_was_called_off_takes_no_command() {
        Tables started = openedBy(ANN, 2);
        started.joined(BO);
        started.ready(ANN, BO);
        Tables cancelled = openedBy(ANN, 2);
        cancelled.accepted(ANN, new Cancel());

        for (LobbyCommand command : List.of(
                new Join(null, null, false, null), new Leave(), new SetReady(true, null), new Start(), new Cancel())) {
            assertThat(started.refused(ANN, command).detail()).contains("started");
            assertThat(cancelled.refused(ANN, command).detail()).contains("called off");
        }
    }
}
