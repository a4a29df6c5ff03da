package baffin.system.upgrade;

import baffin.bot.client.Json;
import baffin.bot.client.model.Credentials;
import baffin.system.platform.RunningBaffin;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/**
 * A platform of the release before: its archived data directory, and what it answered before it was stopped.
 *
 * @param at when it was stopped (UTC)
 * @param people what its people sign in with
 * @param matches matches in the middle, those of the league too
 * @param open matches that wait for one more player
 * @param seek id of a seek that waits
 * @param league id of a league whose second round is in the middle
 * @param webhook the league's webhook
 */
record StoredPlatform(
        String at,
        List<Credentials> people,
        List<RunningMatch> matches,
        List<OpenMatch> open,
        String seek,
        String league,
        Webhook webhook,
        List<StoredAnswer> answers) {

    private static final Path FOLDER = RunningBaffin.project().resolve("system-tests/src/test/resources/upgrade");
    private static final Path ARCHIVE = FOLDER.resolve("release-before.tar.xz");
    private static final Path ANSWERS = FOLDER.resolve("release-before.json");

    /** A match that is in the middle at a version. */
    record RunningMatch(String matchId, long version) {}

    /** A match that waits for one more player, who joins with the body. */
    record OpenMatch(String matchId, String joins, String body) {}

    /** A webhook, and the secret that its owner was told. */
    record Webhook(String owner, String webhookId, String secret) {}

    StoredPlatform {
        people = List.copyOf(people);
        matches = List.copyOf(matches);
        open = List.copyOf(open);
        answers = List.copyOf(answers);
    }

    static StoredPlatform read() throws IOException {
        return Json.mapper().readValue(Files.readAllBytes(ANSWERS), StoredPlatform.class);
    }

    Instant stoppedAt() {
        return Instant.parse(at);
    }

    /** The answers without those that the platform has forgotten since, as it should. */
    List<StoredAnswer> answersOfToday() {
        return answers.stream()
                .filter(answer -> answer.keptDays() == null
                        || Instant.now().isBefore(stoppedAt().plus(Duration.ofDays(answer.keptDays()))))
                .toList();
    }

    void write() throws IOException {
        Files.createDirectories(FOLDER);
        Files.write(ANSWERS, Json.mapper().writeValueAsBytes(this));
    }

    /** Archives the data directory that belongs to what was written. */
    static void archive(Path data) throws IOException {
        DataArchive.pack(data, ARCHIVE);
    }

    static void unpack(Path data) throws IOException {
        try (InputStream archive = Files.newInputStream(ARCHIVE)) {
            DataArchive.unpack(archive, data);
        }
    }
}
