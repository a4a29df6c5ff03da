package baffin.lobby.openmatch.domain;

import static baffin.lobby.openmatch.domain.Tables.ANN;
import static baffin.lobby.openmatch.domain.Tables.BO;
import static baffin.lobby.openmatch.domain.Tables.CY;
import static baffin.lobby.openmatch.domain.Tables.DEE;
import static baffin.lobby.openmatch.domain.Tables.openedBy;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.lobby.openmatch.domain.LobbyCommand.Join;
import baffin.lobby.openmatch.domain.LobbyCommand.Leave;
import baffin.lobby.openmatch.domain.LobbyCommand.Open;
import baffin.lobby.openmatch.domain.LobbyCommand.SetReady;
import baffin.lobby.openmatch.domain.LobbyEvent.HostChanged;
import baffin.lobby.openmatch.domain.LobbyEvent.MatchCancelled;
import baffin.lobby.openmatch.domain.LobbyEvent.SeatLeft;
import baffin.lobby.openmatch.domain.LobbyEvent.SeatReady;
import baffin.lobby.openmatch.domain.LobbyEvent.SeatTaken;
import baffin.lobby.openmatch.domain.LobbyRefusal.Reason;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SeatsTest {

    private static final Join JOIN = new Join(null, null, false, null);

    private static Tables byInvitation() {
        Tables lobby = new Tables(false);
        lobby.accepted(
                ANN,
                new Open(
                        new Terms("chess", Map.of(), 3, "hash", null, null, null, null, null, null),
                        false,
                        false,
                        null,
                        null));
        return lobby;
    }

    @Test
    void who_joins_gets_the_first_free_seat() {
        assertThat(openedBy(ANN, 3).accepted(BO, JOIN)).containsExactly(new SeatTaken(1, BO));
    }

    @Test
    void a_seat_may_be_chosen() {
        assertThat(openedBy(ANN, 3).accepted(BO, new Join(2, null, false, null)))
                .containsExactly(new SeatTaken(2, BO));
    }

    @Test
    void a_taken_seat_is_refused_and_the_free_ones_are_told() {
        var refused = openedBy(ANN, 3).refused(BO, new Join(0, null, false, null));

        assertThat(refused.reason()).isEqualTo(Reason.CONFLICT);
        assertThat(refused.detail()).contains("[1, 2]");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 3, Integer.MAX_VALUE})
    void a_seat_that_the_table_has_not_is_refused(int seat) {
        assertThat(openedBy(ANN, 3)
                        .refused(BO, new Join(seat, null, false, null))
                        .pointer())
                .isEqualTo("/seat");
    }

    @Test
    void a_player_sits_once() {
        Tables lobby = openedBy(ANN, 3);

        assertThat(lobby.refused(ANN, JOIN).reason()).isEqualTo(Reason.CONFLICT);
    }

    @Test
    void a_full_table_takes_nobody() {
        Tables lobby = openedBy(ANN, 2);
        lobby.joined(BO);

        assertThat(lobby.refused(DEE, JOIN).reason()).isEqualTo(Reason.CONFLICT);
    }

    @Test
    void a_bot_may_be_ready_on_joining() {
        assertThat(openedBy(ANN, 3).accepted(CY, new Join(null, null, true, null)))
                .containsExactly(new SeatTaken(1, CY), new SeatReady(1, true));
    }

    @Test
    void without_the_right_invitation_there_is_no_such_match() {
        Tables lobby = byInvitation();

        assertThat(lobby.refused(BO, JOIN).reason()).isEqualTo(Reason.UNKNOWN_MATCH);
        assertThat(lobby.refused(BO, new Join(null, "other", false, null)).reason())
                .isEqualTo(Reason.UNKNOWN_MATCH);
        assertThat(lobby.refused(BO, new SetReady(true, null)).reason()).isEqualTo(Reason.UNKNOWN_MATCH);
        assertThat(lobby.accepted(BO, new Join(null, "hash", false, null))).containsExactly(new SeatTaken(0, BO));
    }

    @Test
    void the_host_needs_no_invitation() {
        assertThat(byInvitation().accepted(ANN, JOIN)).containsExactly(new SeatTaken(0, ANN));
    }

    @Test
    void who_leaves_frees_the_seat() {
        Tables lobby = openedBy(ANN, 3);
        lobby.joined(BO);

        assertThat(lobby.accepted(BO, new Leave())).containsExactly(new SeatLeft(1, "p-bo"));
        assertThat(lobby.match().free()).containsExactly(1, 2);
    }

    @Test
    void who_does_not_sit_there_cannot_leave() {
        assertThat(openedBy(ANN, 3).refused(BO, new Leave()).reason()).isEqualTo(Reason.NOT_YOUR_SEAT);
    }

    @Test
    void a_leaving_host_passes_the_role_to_a_person_before_a_bot() {
        Tables lobby = openedBy(ANN, 3);
        lobby.joined(CY, BO);

        assertThat(lobby.accepted(ANN, new Leave())).containsExactly(new SeatLeft(0, "p-ann"), new HostChanged("p-bo"));
        assertThat(lobby.match().host()).isEqualTo("p-bo");
    }

    @Test
    void when_the_last_one_leaves_the_match_is_called_off() {
        Tables lobby = openedBy(ANN, 3);

        assertThat(lobby.accepted(ANN, new Leave())).last().isEqualTo(new MatchCancelled("p-ann"));
        assertThat(lobby.match().status()).isEqualTo(OpenMatchStatus.CANCELLED);
    }

    @Test
    void being_ready_twice_changes_nothing() {
        Tables lobby = openedBy(ANN, 3);
        lobby.ready(ANN);

        assertThat(lobby.accepted(ANN, new SetReady(true, null))).isEmpty();
    }
}
