package baffin.lobby.decider;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.decider.ProcessedCommand;
import baffin.lobby.openmatch.domain.OpenMatch;
import baffin.lobby.openmatch.domain.OpenMatchStatus;
import baffin.lobby.openmatch.domain.Terms;
import baffin.lobby.seek.domain.Pool;
import baffin.platform.wire.Json;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Rows of the store go on after an upgrade. */
class LobbyRowsTest {

    private static final Instant AT = Instant.parse("2027-01-05T12:00:00Z");
    private static final List<ProcessedCommand> SEEN = List.of(new ProcessedCommand("c", "f", "ann", 1));

    @Test
    void a_pool_that_an_earlier_release_has_kept_is_read() {
        byte[] row = """
                {"type":"HeldPool","pool":{"game":"expedition","version":1,"waiting":[]},
                 "seen":[{"commandId":"c","player":"ann","fingerprint":"f","version":1}]}""".getBytes(StandardCharsets.UTF_8);

        var kept = new PoolBinding().read("seeks/expedition", row);

        assertThat(kept.state()).isEqualTo(new Pool("expedition", 1, List.of()));
        assertThat(kept.processed()).isEqualTo(SEEN);
    }

    @Test
    void rows_say_what_they_have_always_said() {
        OpenMatch match = new OpenMatch(
                "m",
                1,
                OpenMatchStatus.OPEN,
                new Terms("expedition", Map.of(), 2, "", "", "", null, null, null, null),
                "ann",
                List.of(),
                AT,
                AT);

        assertThat(Json.shared().bytes(new LobbyRows.OpenMatchRow(match, SEEN)))
                .asString(StandardCharsets.UTF_8)
                .startsWith("{\"type\":\"HeldMatch\",\"match\":{")
                .contains("\"seen\":[{\"commandId\":\"c\"");
        assertThat(Json.shared().bytes(new LobbyRows.PoolRow(Pool.empty("expedition"), SEEN)))
                .asString(StandardCharsets.UTF_8)
                .startsWith("{\"type\":\"HeldPool\",\"pool\":{");
        assertThat(Arrays.stream(LobbyRows.CompetitionRow.class.getRecordComponents())
                        .map(component -> component.getName()))
                .containsExactly("type", "competition", "seen");
    }
}
