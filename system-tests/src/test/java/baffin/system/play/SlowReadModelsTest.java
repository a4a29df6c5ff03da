package baffin.system.play;

import baffin.system.platform.Lanes;
import baffin.system.platform.RunningBaffin;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Over all services and the gateway: what somebody was told is there when they read it, however slow that is. */
@Tag(Lanes.FAULTS)
@Order(4)
class SlowReadModelsTest {

    private static final Duration PAUSE = Duration.ofMillis(400);

    private static RunningBaffin baffin;

    @BeforeAll
    static void start(@TempDir Path data) throws Exception {
        baffin = RunningBaffin.unlimited(data, Map.of("BAFFIN_PROJECTIONS_PAUSE", PAUSE.toString()));
    }

    @AfterAll
    static void stop() {
        baffin.close();
    }

    @Test
    void the_api_guide_runs_without_a_pause(@TempDir Path work) throws Exception {
        ApiGuide.run(baffin, work);
    }

    @Test
    void nobody_reads_a_state_from_before_what_they_were_told() throws Exception {
        try (Players players = new Players(baffin.origin(), "Slow", 2);
                HttpClient http = HttpClient.newHttpClient()) {
            URI origin = baffin.origin();
            List<Caller> callers = players.sessions().stream()
                    .map(session -> new Caller(http, origin, session))
                    .toList();
            EveryService.match(callers.getFirst(), callers.getLast());
            EveryService.competition(callers.getFirst(), callers.getLast());
        }
    }
}
