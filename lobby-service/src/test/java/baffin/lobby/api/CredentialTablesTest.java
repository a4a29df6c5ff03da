package baffin.lobby.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Nothing of the schema that can become a session is missing among the credentials. */
class CredentialTablesTest {

    private static final String SCRIPT = "/db/migration/V1__lobby.sql";
    private static final Pattern TABLE = Pattern.compile("create table (\\w+) \\((.*?)\\n\\);", Pattern.DOTALL);
    private static final Pattern COLUMN = Pattern.compile("(?m)^    (\\w+) +(?:text|bytea)");
    private static final Pattern WHOSE = Pattern.compile("account|owner|player|session");
    private static final Pattern SECRET =
            Pattern.compile(".*(hash|secret|code|token|password|challenge|subject|key|verifier).*");
    /** What is compared, and proves nothing. */
    private static final Set<String> COMPARED = Set.of("handle_key");

    private static Set<String> columns(String table) {
        return COLUMN.matcher(table).results().map(column -> column.group(1)).collect(Collectors.toSet());
    }

    @Test
    void every_table_with_an_account_and_a_secret_is_among_the_credentials() {
        Set<String> all = new TreeSet<>();
        Set<String> credentials = new TreeSet<>();
        Matcher table = TABLE.matcher(CredentialTable.text(SCRIPT));
        while (table.find()) {
            String name = table.group(1);
            Set<String> columns = columns(table.group(2));
            all.add(name);
            boolean whose = name.equals("account")
                    || columns.stream().anyMatch(column -> WHOSE.matcher(column).matches());
            boolean secret = columns.stream()
                    .anyMatch(column ->
                            !COMPARED.contains(column) && SECRET.matcher(column).matches());
            if (whose && secret) {
                credentials.add(name);
            }
        }

        assertThat(credentials).contains("account", "password_reset", "refresh_token");
        assertThat(CredentialTable.tables())
                .as(
                        "add a line to %s for what the table can become, and let it carry the epoch of its account",
                        CredentialTable.FILE)
                .containsAll(credentials);
        assertThat(all).as("tables that %s names", CredentialTable.FILE).containsAll(CredentialTable.tables());
    }
}
