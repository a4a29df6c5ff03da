package baffin.standalone.consistency;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.platform.secrets.SecretSealer;
import baffin.standalone.consistency.DatabaseMarks.Place;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BelongingTest {

    private static final String MINE = "a-platform";
    private static final String ROWS = "lobby.tables";
    private static final Place PLACE = new Place("match.events", 3);
    private static final SecretSealer SEALER = sealer("01");
    private static final String SEALED = SEALER.seal("row", "value".getBytes(StandardCharsets.UTF_8));

    @Test
    void a_new_database_belongs_to_any_log() {
        assertThat(belonging(marks(Map.of(), Map.of(), Map.of()), log(7), SEALER)
                        .fault())
                .isEmpty();
    }

    @Test
    void a_database_that_has_read_all_of_the_log_belongs_to_it() {
        DatabaseMarks marks = marks(Map.of("game", MINE), Map.of(PLACE, 7L), Map.of(ROWS, SEALER.prefix()));

        assertThat(belonging(marks, log(7), SEALER).fault()).isEmpty();
    }

    @Test
    void a_database_of_another_platform_is_told() {
        DatabaseMarks marks = marks(Map.of("game", "another"), Map.of(), Map.of());

        assertThat(belonging(marks, log(7), SEALER).fault())
                .contains("postgres/ is the database of platform another, kafka/ the log of platform a-platform."
                        + " Restore both from the same backup; or go on with ./baffin reset --database, which makes the"
                        + " database anew from the log and loses nothing that the log has.");
    }

    @Test
    void a_log_that_is_older_than_the_database_is_told() {
        DatabaseMarks marks = marks(Map.of("game", MINE), Map.of(PLACE, 8L), Map.of());

        assertThat(belonging(marks, log(7), SEALER).fault())
                .contains("kafka/ is older than postgres/: match.events-3 ends at 7, the database has read up to 8."
                        + " Restore both from the same backup; or go on with ./baffin reset --database, which makes the"
                        + " database anew from the log and loses what happened after the log's end.");
    }

    @Test
    void a_topic_that_is_gone_is_told() {
        DatabaseMarks marks = marks(Map.of(), Map.of(PLACE, 8L), Map.of());

        assertThat(belonging(marks, new LogMarks(Map.of(), Map.of()), SEALER).fault())
                .get()
                .asString()
                .contains("match.events-3 ends at 0");
    }

    @Test
    void a_key_that_opens_nothing_is_told_by_the_database() {
        DatabaseMarks marks = marks(Map.of(), Map.of(), Map.of(ROWS, SEALER.prefix()));

        assertThat(belonging(marks, log(7), sealer("02")).fault())
                .contains("vault-keys in secrets.properties do not open what lobby.tables holds. Restore the"
                        + " secrets.properties of this platform; what they sealed (lobby.tables) can be opened by"
                        + " nothing else.");
    }

    @Test
    void a_key_that_opens_nothing_is_told_by_the_log_when_the_database_is_new() {
        LogMarks log = new LogMarks(Map.of(PLACE, 7L), Map.of(ROWS, SEALED));

        assertThat(belonging(marks(Map.of(), Map.of(), Map.of()), log, sealer("02"))
                        .fault())
                .isPresent();
        assertThat(belonging(marks(Map.of(), Map.of(), Map.of()), log, SEALER).fault())
                .isEmpty();
    }

    private static Belonging belonging(DatabaseMarks database, LogMarks log, SecretSealer sealer) {
        return new Belonging(MINE, database, log, Map.of(ROWS, new Belonging.Keys("vault-keys", sealer)));
    }

    private static DatabaseMarks marks(
            Map<String, String> platforms, Map<Place, Long> read, Map<String, String> sealedUnder) {
        return new DatabaseMarks(platforms, read, sealedUnder);
    }

    private static LogMarks log(long end) {
        return new LogMarks(Map.of(PLACE, end), Map.of());
    }

    private static SecretSealer sealer(String digits) {
        return SecretSealer.of(List.of(digits.repeat(32)), "a test");
    }
}
