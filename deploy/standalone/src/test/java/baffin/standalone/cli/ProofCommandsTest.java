package baffin.standalone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Finished matches are fetched, saved and replayed by the launcher itself, whatever platform they come from. */
class ProofCommandsTest {

    private static final Path ARCHIVED = Path.of("../../platform/wire/src/test/resources/archive/expedition")
            .resolve("v3-04-3-seats-one-navigators.json.gz");
    private static final String MATCH = "expedition-v3-04-3-seats-one-navigators";

    @TempDir
    private Path directory;

    private byte[] archived = {};
    private HttpServer platform;

    @BeforeEach
    void platformWithOneFinishedMatch() throws IOException {
        archived = Files.readAllBytes(ARCHIVED);
        platform = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        platform.createContext("/", this::answer);
        platform.start();
    }

    @AfterEach
    void stop() {
        platform.stop(0);
    }

    @Test
    void import_replays_a_file_and_tells_the_standing_with_its_reasons() {
        Output said = Output.of("import", ARCHIVED.toString());

        assertThat(said.out())
                .contains("match " + MATCH + ": expedition, rules version 3")
                .containsPattern("commitment  [0-9a-f]{64} fits the revealed seed")
                .containsPattern("draws       \\d+ drawn again, all as they were")
                .containsPattern("steps       \\d+ replayed, every event as it was")
                .contains("\nverified\n")
                .containsPattern("\n1\\. [\\w ]+ \\(seat \\d\\): \\d+ points\n")
                .containsPattern("\n +[+-]\\d+ [A-Z_]+, EX-[0-9.]+, version \\d+: ");
        assertThat(said.exit()).isZero();
    }

    @Test
    void import_explains_the_first_difference_of_a_file_that_was_changed() throws IOException {
        String json = new String(plain(), StandardCharsets.UTF_8);
        Path changed = directory.resolve("changed.json");
        Files.writeString(changed, json.replaceFirst("\"seat\":1,", "\"seat\":2,"));

        Output said = Output.of("import", changed.toString());

        assertThat(said.out()).containsPattern("DIFFERENT   version \\d+: ").contains("NOT verified");
        assertThat(said.exit()).isEqualTo(1);
    }

    @Test
    void import_of_something_else_says_what_is_missing() throws IOException {
        Path other = Files.writeString(directory.resolve("other.json"), "{\"format\":true}");

        assertThat(Output.of("import", other.toString()).out())
                .contains("format must be a whole number: this is not an export of a match");
        Output none = Output.of("import", directory.resolve("none.json").toString());
        assertThat(none.err()).contains("There is no file");
        assertThat(none.exit()).isEqualTo(2);
    }

    @Test
    void verify_fetches_a_match_and_replays_it_here() throws IOException {
        Output said = Output.of("verify", MATCH, "--url", url());

        assertThat(said.out()).contains("match " + MATCH, "\nverified\n");
        assertThat(said.exit()).isZero();

        JsonNode answer = new ObjectMapper()
                .readTree(Output.of("verify", MATCH, "--url", url() + "/", "--json")
                        .out());
        assertThat(answer.path("verified").asBoolean()).isTrue();
        assertThat(answer.path("matchId").asText()).isEqualTo(MATCH);
        assertThat(answer.path("draws").asInt()).isPositive();
        assertThat(answer.path("findings")).isEmpty();
    }

    @Test
    void a_commitment_that_was_written_down_before_must_be_that_of_the_match() throws IOException {
        String promised =
                new ObjectMapper().readTree(plain()).path("commitment").asText();

        assertThat(Output.of("verify", MATCH, "--url", url(), "--commitment", promised)
                        .exit())
                .isZero();
        Output other = Output.of("import", ARCHIVED.toString(), "--commitment", "00" + promised.substring(2));
        assertThat(other.exit()).isEqualTo(1);
        assertThat(other.out())
                .contains(
                        "commitment: it is " + promised + ", not 00" + promised.substring(2) + " as you were promised")
                .contains("NOT verified");
    }

    @Test
    void export_saves_what_import_takes() throws IOException {
        Path file = directory.resolve("match.json");

        Output said = Output.of("export", MATCH, file.toString(), "--url", url());

        assertThat(said.exit()).isZero();
        assertThat(said.out()).startsWith(file + ": ");
        assertThat(Files.readAllBytes(file)).isEqualTo(plain());
        assertThat(Output.of("import", "--json", file.toString()).exit()).isZero();
        assertThat(Output.of("export", MATCH, "-", "--url", url()).out())
                .isEqualTo(new String(plain(), StandardCharsets.UTF_8));
    }

    @Test
    void what_a_platform_refuses_is_told_in_its_words() {
        Output said = Output.of("verify", "running", "--url", url());

        assertThat(said.err()).contains("answered 409: The match has not ended: its seed is still secret");
        assertThat(said.exit()).isEqualTo(1);
        assertThat(Output.of("verify", MATCH, "--url", "not a url").exit()).isEqualTo(1);
    }

    @Test
    void without_url_the_platform_of_the_data_directory_is_meant() {
        Output said = Output.of("verify", MATCH, "--data", directory.toString());

        assertThat(said.err()).contains("No platform runs on " + directory);
        assertThat(said.exit()).isEqualTo(2);
        assertThat(Output.of("verify", "--data", directory.toString()).exit()).isEqualTo(2);
    }

    private void answer(HttpExchange exchange) throws IOException {
        boolean known = exchange.getRequestURI().getPath().equals("/api/v1/matches/" + MATCH + "/export");
        byte[] body = known
                ? archived
                : "{\"detail\":\"The match has not ended: its seed is still secret\"}".getBytes(StandardCharsets.UTF_8);
        if (known) {
            exchange.getResponseHeaders().set("Content-Encoding", "gzip");
        }
        exchange.sendResponseHeaders(known ? 200 : 409, body.length);
        exchange.getResponseBody().write(body);
        exchange.close();
    }

    private String url() {
        return "http://127.0.0.1:" + platform.getAddress().getPort();
    }

    private byte[] plain() throws IOException {
        return new GZIPInputStream(new ByteArrayInputStream(archived)).readAllBytes();
    }
}
