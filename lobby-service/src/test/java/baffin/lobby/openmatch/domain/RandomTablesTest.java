package baffin.lobby.openmatch.domain;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.lobby.openmatch.domain.LobbyCommand.Cancel;
import baffin.lobby.openmatch.domain.LobbyCommand.Join;
import baffin.lobby.openmatch.domain.LobbyCommand.Leave;
import baffin.lobby.openmatch.domain.LobbyCommand.SetReady;
import baffin.lobby.openmatch.domain.LobbyCommand.Start;
import baffin.lobby.openmatch.domain.LobbyEvent.MatchStarted;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RandomTablesTest {

    private static final List<Person> PEOPLE = List.of(Tables.ANN, Tables.BO, Tables.CY, Tables.DEE);
    private static final int STEPS = 60;

    private static LobbyCommand any(Random random) {
        return switch (random.nextInt(12)) {
            case 0 -> new Leave();
            case 1 -> new Start();
            case 2 -> random.nextInt(10) == 0 ? new Cancel() : new SetReady(false, null);
            case 3, 4, 5, 6 -> new SetReady(true, null);
            default -> new Join(random.nextBoolean() ? null : random.nextInt(-1, 4), null, random.nextBoolean(), null);
        };
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void whatever_people_do_a_table_stays_sound(long seed) {
        Random random = new Random(seed);
        for (int round = 0; round < 200; round++) {
            Tables lobby = Tables.openedBy(Tables.ANN, 2 + random.nextInt(2));
            for (int step = 0; step < STEPS && lobby.match().status() == OpenMatchStatus.OPEN; step++) {
                Person by = PEOPLE.get(random.nextInt(PEOPLE.size()));
                LobbyCommand command = any(random);
                if (lobby.ask(by, command).isAccepted()) {
                    sound(lobby, lobby.accepted(by, command));
                }
            }
        }
    }

    private static void sound(Tables lobby, List<LobbyEvent> events) {
        OpenMatch match = lobby.match();
        assertThat(match.seats()).extracting(SeatClaim::seat).isSorted().doesNotHaveDuplicates();
        assertThat(match.seats()).extracting(s -> s.person().player()).doesNotHaveDuplicates();
        assertThat(match.seats().size() + match.free().size())
                .isEqualTo(match.terms().seats());
        boolean started = events.stream().anyMatch(MatchStarted.class::isInstance);
        assertThat(started).isEqualTo(match.status() == OpenMatchStatus.RUNNING);
        if (match.status() == OpenMatchStatus.OPEN) {
            assertThat(match.full(SeatClaim::ready)).isFalse();
            assertThat(match.seats()).isNotEmpty();
        }
    }
}
