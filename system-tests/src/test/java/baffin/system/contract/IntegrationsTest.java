package baffin.system.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import baffin.standalone.process.Ports;
import baffin.system.platform.Lanes;
import baffin.system.platform.OnSharedBaffin;
import baffin.system.platform.OnSharedBaffin.Kind;
import baffin.system.platform.OnSharedBaffin.Shared;
import baffin.system.platform.RunningBaffin;
import baffin.system.play.Caller;
import baffin.system.play.Eventually;
import baffin.system.play.Players;
import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Every program of docs/integrations.md does what the page says, where its tool is found. */
@Tag(Lanes.CONTRACTS)
@OnSharedBaffin(Kind.STABLE)
@Timeout(900)
class IntegrationsTest {

    private static final String AGAINST_A_BOT =
            "{'game':'north-wind','seats':2,'ready':true,'bots':[{'seat':1,'kind':'random'}]}";

    private final HttpClient http = HttpClient.newHttpClient();

    @AfterEach
    void close() {
        http.close();
    }

    private Caller caller(RunningBaffin baffin, Players players) {
        return new Caller(http, baffin.origin(), players.sessions().getFirst());
    }

    private static String match(Caller caller) {
        return caller.post("/lobby/matches", AGAINST_A_BOT)
                .as(201)
                .path("matchId")
                .asText();
    }

    private static Map<String, String> environment(RunningBaffin baffin, String... more) {
        Map<String, String> all =
                new java.util.HashMap<>(Map.of("ORIGIN", baffin.origin().toString()));
        for (int at = 0; at < more.length; at += 2) {
            all.put(more[at], more[at + 1]);
        }
        return all;
    }

    @Test
    void a_generated_client_plays(@Shared RunningBaffin baffin, @TempDir Path work) throws Exception {
        NodePackages packages = NodePackages.of(work, GuideFiles.packages("openapi-fetch"));
        Path document = RunningBaffin.project().resolve("docs/contracts/openapi.json");
        assertThat(packages.program("openapi-typescript", document.toString(), "--output", "baffin.d.ts")
                        .status())
                .isZero();
        GuideFiles.write("player.mts", work);
        NodePackages.Result compiled = packages.program(
                "tsc", "--strict", "--skipLibCheck", "--target", "es2022", "--module", "nodenext", "player.mts");
        assertThat(compiled.status()).as(compiled.output()).isZero();
        try (Players players = new Players(baffin.origin(), "Generated", 1)) {
            Caller caller = caller(baffin, players);
            NodePackages.Result played = packages.run(
                    environment(baffin, "TOKEN", caller.session().bearer(), "MATCH", match(caller)),
                    "node",
                    "player.mjs");
            assertThat(played.status()).as(played.output()).isZero();
            assertThat(played.output().lines()).hasSize(5).allMatch(line -> line.matches(".+ \\(NW-\\d+\\.\\d+\\)"));
        }
    }

    @Test
    void a_client_with_generated_types_of_java_plays(@Shared RunningBaffin baffin, @TempDir Path work)
            throws Exception {
        Class<?> client = new GeneratedTypes(work)
                .compiled(
                        List.of("NorthWindMatch", "LegalActions", "CommandAccepted", "Problem", "Log", "GameInfo"),
                        "GeneratedClient");
        try (Players players = new Players(baffin.origin(), "Typed", 1)) {
            Caller caller = caller(baffin, players);
            Object playing = client.getConstructor(String.class, String.class, String.class, Integer.class)
                    .newInstance(
                            baffin.origin().toString(),
                            match(caller),
                            caller.session().bearer(),
                            4);
            assertThat((List<?>) ((Callable<?>) playing).call()).hasSize(5);
        }
    }

    @Test
    void the_client_follows_a_match(@Shared RunningBaffin baffin, @TempDir Path work) throws Exception {
        NodePackages packages = NodePackages.of(work, baffin.origin() + "/app/client/baffin-client.tgz");
        GuideFiles.write("follow.mjs", work);
        try (Players players = new Players(baffin.origin(), "Followed", 1)) {
            Caller caller = caller(baffin, players);
            String match = match(caller);
            caller.command(match, "{'type':'Resign'}").as(200);
            Eventually.holds(() -> assertThat(caller.get("/matches/" + match)
                            .as(200)
                            .path("status")
                            .asText())
                    .isEqualTo("ENDED"));
            NodePackages.Result result = packages.run(environment(baffin, "MATCH", match), "node", "follow.mjs");
            assertThat(result.output()).contains("1 Die Partie beginnt.", "Die Partie ist zu Ende.");
            assertThat(result.status()).as(result.output()).isZero();
        }
    }

    @Test
    void a_bot_in_python_plays_to_the_end(@Shared RunningBaffin baffin, @TempDir Path work) throws Exception {
        assumeTrue(NodePackages.isThere("python3"), "python3 was not found");
        GuideFiles.write("bot.py", work);
        try (Players players = new Players(baffin.origin(), "Python", 1)) {
            Caller caller = caller(baffin, players);
            String match = match(caller);
            NodePackages.Result played = NodePackages.in(work)
                    .run(environment(baffin, "TOKEN", caller.session().bearer(), "MATCH", match), "python3", "bot.py");
            assertThat(played.status()).as(played.output()).isZero();
            assertThat(played.output().lines()).hasSizeGreaterThan(5);
            assertThat(caller.get("/matches/" + match).as(200).path("status").asText())
                    .isEqualTo("ENDED");
        }
    }

    @Test
    void a_library_for_standard_webhooks_takes_what_is_sent_and_nothing_else(
            @Shared RunningBaffin baffin, @TempDir Path work) throws Exception {
        NodePackages packages = NodePackages.of(work, GuideFiles.packages("standardwebhooks"));
        GuideFiles.write("receiver.mjs", work);
        int port = Ports.free(1).getFirst();
        try (Players players = new Players(baffin.origin(), "Hooked", 1)) {
            Caller caller = caller(baffin, players);
            JsonNode hook =
                    caller.webhook("{'url':'http://127.0.0.1:%d/hook','events':['match.started']}".formatted(port));
            Path output = work.resolve("receiver.txt");
            Process receiver = packages.start(
                    environment(baffin, "SECRET", hook.path("secret").asText(), "PORT", String.valueOf(port)),
                    output,
                    "node",
                    "receiver.mjs");
            try {
                String match = match(caller);
                Eventually.holds(
                        () -> assertThat(Files.readString(output)).contains("match.started /api/v1/matches/" + match));
            } finally {
                receiver.destroy();
                receiver.waitFor();
            }
        }
    }

    @Test
    void kcat_reads_the_log(@Shared RunningBaffin baffin, @TempDir Path work) throws Exception {
        assumeTrue(NodePackages.isThere("kcat"), "kcat was not found");
        try (Players players = new Players(baffin.origin(), "Archived", 1)) {
            String match = match(caller(baffin, players));
            String said = RunningBaffin.command(
                    "kafka-credentials", "--data", baffin.layout().data().toString());
            Files.write(
                    work.resolve("analyst.conf"),
                    said.lines().filter(line -> line.matches("[a-z.]+=.+")).toList());
            Eventually.holds(() -> assertThat(kcat(work, "-t", "match.events", "-C", "-e", "-q", "-f", "%p %o %k %s\\n")
                            .lines())
                    .anyMatch(line -> line.contains(" " + match + " {")));
            assertThat(kcat(work, "-G", "analyst-archive", "-e", "-q", "-o", "beginning", "match.events"))
                    .contains("\"" + match + "\"");
            assertThat(kcat(work, "-t", "lobby.tables", "-C", "-e", "-q")).contains("authorization failed");
        }
    }

    private static String kcat(Path work, String... words) throws Exception {
        return NodePackages.in(work)
                .run(
                        Map.of(),
                        Stream.concat(Stream.of("kcat", "-F", "analyst.conf"), Stream.of(words))
                                .toArray(String[]::new))
                .output();
    }

    @Test
    void a_script_reads_standings_as_a_spreadsheet_does(@Shared RunningBaffin baffin, @TempDir Path work)
            throws Exception {
        assumeTrue(NodePackages.isThere("python3"), "python3 was not found");
        GuideFiles.write("standings.py", work);
        try (Players players = new Players(baffin.origin(), "Ranked", 1)) {
            Caller caller = caller(baffin, players);
            String cup = caller.post("/competitions", Cup.POLICY)
                    .as(201)
                    .path("competitionId")
                    .asText();
            caller.post("/competitions/" + cup + "/entrants", "{}");
            Eventually.holds(() -> {
                NodePackages.Result read =
                        NodePackages.in(work).run(environment(baffin, "CUP", cup), "python3", "standings.py");
                assertThat(read.status()).as(read.output()).isZero();
                assertThat(read.output().strip())
                        .isEqualTo("1 " + caller.session().me().handle() + " 0");
            });
        }
    }

    /** What the competition is played by. */
    private static final class Cup {

        static final String POLICY = """
            {'name': 'Integrators', 'game': 'adventure', 'tableSize': 3, 'points': 'EXPEDITION',
             'format': {'type': 'PodSwiss', 'rounds': 3, 'finalists': 0}, 'tieBreaks': ['FIRST_PLACES', 'LOT'],
             'entry': {'who': 'OPEN', 'min': 3, 'max': 8, 'bots': true},
             'schedule': {'round': 'P3D', 'ruling': 'P1D', 'automatic': false}}
            """;
    }
}
