package baffin.platform.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import baffin.match.chance.KeyedChance;
import baffin.match.chance.Seed;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the guide to fair play says is so: its numbers come out again, and its program runs. */
class FairPlayGuideTest {

    private static final Path GUIDE = Path.of("../../docs/fair-play.md");
    private static final Pattern PROGRAM = Pattern.compile("(?s)```python\\n(.*?)```");
    private static final List<String> NONCES = List.of("ice", "", "Fury & Hecla");

    @Test
    void the_worked_example_comes_out_again() throws Exception {
        Seed secret = new Seed(documented("seed"));
        Seed key = secret.mixedWith(NONCES);
        byte[] mac = mac(key, HexFormat.of().parseHex(documented("version 1, counter 0: HMAC over")));

        assertThat(documented("commitment, SHA-256 of its 32 bytes")).isEqualTo(secret.commitment());
        assertThat(documented("key")).isEqualTo(key.hex());
        assertThat(documented("its first 4 bytes, the word"))
                .isEqualTo(HexFormat.of().formatHex(mac, 0, 4));
        assertThat(row("its first 4 bytes, the word"))
                .endsWith("= " + Integer.toUnsignedString(ByteBuffer.wrap(mac).getInt()) + " |");
        assertThat(row("below 6")).contains("**" + new KeyedChance(key, 1).below(6) + "**");
        assertThat(row("key without nonces")).contains("**" + new KeyedChance(secret, 1).below(6) + "**");
        assertThat(Seed.of(java.security.MessageDigest.getInstance("SHA-256")
                        .digest(HexFormat.of()
                                .parseHex(secret.hex() + documented("hashed for the key, after the seed")))))
                .isEqualTo(key);
    }

    @ParameterizedTest
    @MethodSource("baffin.platform.export.Exports#games")
    void the_program_of_the_guide_finds_a_match_fair_and_a_changed_one_not(String game, @TempDir Path directory)
            throws Exception {
        Path program = Files.writeString(directory.resolve("fair.py"), program());
        byte[] json = Exports.of(game, 3, 6).json();
        int draws = Exports.check(json).draws();

        assertThat(run(program, json)).isEqualTo("fair: the commitment fits, " + draws + " draws fit");
        assertThat(run(program, Exports.handedOn(game))).startsWith("fair: ");
        assertThat(run(
                        program,
                        changed(
                                Exports.handedOn(game),
                                document -> ((ArrayNode) document.path("nonces")).set(0, "fog"))))
                .startsWith("NOT fair: version 1 drew ");
        assertThat(run(program, changed(json, document -> ((ArrayNode) document.at("/draws/7")).set(3, 9999))))
                .matches("NOT fair: version \\d+ drew \\d+ below \\d+, not 9999");
        assertThat(run(program, changed(json, document -> document.put("seed", "00".repeat(32)))))
                .isEqualTo("NOT fair: the seed is not the one that was promised");
        ObjectNode unsealed = Exports.tree(json).put("ranked", true);
        assertThat(run(program, Exports.bytes(unsealed))).isEqualTo("NOT fair: the file was changed");
    }

    private interface Change {
        void to(ObjectNode document);
    }

    private static byte[] changed(byte[] json, Change change) {
        ObjectNode document = Exports.tree(json);
        change.to(document);
        return Exports.sealed(document);
    }

    private static String run(Path program, byte[] export) throws IOException, InterruptedException {
        Path file = Files.write(program.resolveSibling("match.json"), export);
        Process python = python(program.toString(), file.toString());
        String said = new String(python.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        assertThat(python.waitFor(30, TimeUnit.SECONDS)).isTrue();
        assertThat(python.exitValue()).as(said).isEqualTo(said.startsWith("fair") ? 0 : 1);
        return said;
    }

    private static Process python(String... arguments) throws IOException {
        List<String> command = new java.util.ArrayList<>(List.of("python3"));
        command.addAll(List.of(arguments));
        try {
            return new ProcessBuilder(command).redirectErrorStream(true).start();
        } catch (IOException missing) {
            assumeTrue(false, "python3 is not on this machine: " + missing.getMessage());
            throw missing;
        }
    }

    private static byte[] mac(Seed key, byte[] message) throws Exception {
        var mac = javax.crypto.Mac.getInstance("HmacSHA256");
        mac.init(new javax.crypto.spec.SecretKeySpec(key.bytes(), "HmacSHA256"));
        return mac.doFinal(message);
    }

    private static String program() throws IOException {
        Matcher found = PROGRAM.matcher(Files.readString(GUIDE));
        assertThat(found.find()).isTrue();
        return found.group(1);
    }

    /** The first value in code quotes of a row. */
    private static String documented(String label) throws IOException {
        return row(label).substring(label.length() + 4).replaceAll("^ `([^`]+)`.*", "$1");
    }

    private static String row(String label) throws IOException {
        return Files.readAllLines(GUIDE).stream()
                .filter(line -> line.startsWith("| " + label + " |"))
                .findFirst()
                .orElseThrow();
    }
}
