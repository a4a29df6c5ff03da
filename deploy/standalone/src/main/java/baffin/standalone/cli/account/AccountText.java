package baffin.standalone.cli.account;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/** Accounts in words. */
final class AccountText {

    private AccountText() {}

    /** One line of a list. */
    static String line(JsonNode account) {
        return String.format("%-24s  %s", account.path("handle").asText(), state(account));
    }

    /** All that is known. */
    static String whole(JsonNode account) {
        List<String> lines = new ArrayList<>();
        lines.add("handle   " + account.path("handle").asText());
        lines.add("id       " + account.path("id").asText());
        lines.add("made     " + account.path("createdAt").asText());
        if (account.hasNonNull("owner")) {
            lines.add("owner    " + account.path("owner").asText());
        }
        lines.add("state    " + state(account));
        return String.join(System.lineSeparator(), lines);
    }

    private static String state(JsonNode account) {
        List<String> words = new ArrayList<>();
        words.add(account.path("bot").asBoolean() ? "bot" : "player");
        if (account.path("operator").asBoolean()) {
            words.add("operator");
        }
        JsonNode suspension = account.path("suspension");
        if (suspension.isObject()) {
            String until = suspension.path("until").asText("lifted");
            words.add("suspended until " + until + ": "
                    + suspension.path("reason").asText());
        }
        return String.join(", ", words);
    }
}
