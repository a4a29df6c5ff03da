package baffin.accounts.preferences;

import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.Tuple;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

@ApplicationScoped
public class KeptPreferences {

    private static final String SELECT = """
            select language, confirm_commands, sounds, animations, auto_pass, orientation, colour_scheme, time_zone,
                push
            from account_preferences where account = :account
            """;

    private static final String UPSERT = """
            insert into account_preferences (account, language, confirm_commands, sounds, animations, auto_pass,
                orientation, colour_scheme, time_zone, push)
            values (:account, nullif(:language, ''), :confirm, :sounds, :animations, :pass,
                :orientation, :scheme, nullif(:zone, ''), :push)
            on conflict (account) do update set language = excluded.language,
                confirm_commands = excluded.confirm_commands, sounds = excluded.sounds,
                animations = excluded.animations, auto_pass = excluded.auto_pass,
                orientation = excluded.orientation, colour_scheme = excluded.colour_scheme,
                time_zone = excluded.time_zone, push = excluded.push
            """;

    private static final String BETWEEN = " ";

    private final Transactions transactions;

    KeptPreferences(@Identifier("lobby") Transactions transactions) {
        this.transactions = transactions;
    }

    /** Those of an account; empty when it has set none. */
    public Uni<Optional<Preferences>> of(String account) {
        return transactions
                .read(session -> Sql.rows(session, SELECT, Map.of("account", account)))
                .map(rows -> rows.stream().findFirst().map(KeptPreferences::preferences));
    }

    /** Keeps those of an account in the place of others. */
    public Uni<Void> set(String account, Preferences preferences) {
        return transactions.write(session -> Sql.update(
                        session,
                        UPSERT,
                        Map.of(
                                "account", account,
                                "language", text(preferences.language()),
                                "confirm", preferences.confirmCommands(),
                                "sounds", preferences.sounds(),
                                "animations", preferences.animations(),
                                "pass", preferences.autoPass(),
                                "orientation", preferences.orientation(),
                                "scheme", preferences.colourScheme(),
                                "zone", text(preferences.timeZone()),
                                "push", String.join(BETWEEN, preferences.push())))
                .replaceWithVoid());
    }

    private static Preferences preferences(Tuple row) {
        return new Preferences(
                row.get("language", String.class),
                row.get("confirm_commands", Boolean.class),
                row.get("sounds", Boolean.class),
                row.get("animations", Boolean.class),
                row.get("auto_pass", Boolean.class),
                row.get("orientation", String.class),
                row.get("colour_scheme", String.class),
                row.get("time_zone", String.class),
                words(row.get("push", String.class)));
    }

    private static List<String> words(String text) {
        return Arrays.stream(text.split(BETWEEN))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    private static String text(@Nullable String value) {
        return Objects.requireNonNullElse(value, "");
    }
}
