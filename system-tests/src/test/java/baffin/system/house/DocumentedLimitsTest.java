package baffin.system.house;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.system.platform.Lanes;
import java.io.IOException;
import java.nio.file.Files;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The table of limits in docs/api.md has the numbers of the settings. */
@Tag(Lanes.CHECK)
class DocumentedLimitsTest {

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            commands to matches and sandboxes | rules   | baffin.limits.commands-per-second
            commands to matches and sandboxes | game    | baffin.sandboxes.commands-per-second
            registrations; forks              | lobby   | baffin.lobby.registrations-per-minute
            registrations; forks              | game    | baffin.sandboxes.forks-per-minute
            commands of the lobby             | lobby   | baffin.lobby.commands-per-minute
            searches of players               | lobby   | baffin.lobby.searches-per-minute
            lines of chat; reports            | game    | baffin.chat.lines
            lines of chat; reports            | game    | baffin.chat.reports
            webhooks, sandboxes               | game    | baffin.sandboxes.most
            live matches                      | lobby   | baffin.lobby.live-matches-max
            live matches                      | lobby   | baffin.lobby.live-competitions-max
            """)
    void the_table_has_the_number_of_the_setting(String row, String service, String setting) throws IOException {
        String settings = text(service + "-service/src/main/resources/application.properties");
        String number = found("(?m)^" + Pattern.quote(setting) + "=(?:\\$\\{\\w+:)?(\\d+)", settings);
        assertThat(found("(?m)^\\| (" + Pattern.quote(row) + ".*)", text("docs/api.md")))
                .as("docs/api.md has another number than " + setting)
                .containsPattern("\\b" + number + "\\b");
    }

    private static String text(String path) throws IOException {
        return Files.readString(House.root().resolve(path));
    }

    private static String found(String pattern, String text) {
        Matcher matcher = Pattern.compile(pattern).matcher(text);
        assertThat(matcher.find()).as(pattern).isTrue();
        return matcher.group(1);
    }
}
