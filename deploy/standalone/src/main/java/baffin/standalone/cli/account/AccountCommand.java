package baffin.standalone.cli.account;

import baffin.standalone.cli.common.DataOptions;
import baffin.standalone.cli.common.InternalApi;
import baffin.standalone.part.StartRefused;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Looks after accounts; each method is a command. */
@Command(
        name = "account",
        description = "Looks after the accounts of a running platform; every act is a record.",
        scope = CommandLine.ScopeType.INHERIT,
        mixinStandardHelpOptions = true)
public final class AccountCommand {

    @Command(name = "list", description = "Lists accounts by handle.")
    void list(
            @Mixin DataOptions data,
            @Parameters(
                            paramLabel = "BEGINNING",
                            arity = "0..1",
                            description = "Beginning of the handle, 3 characters or more. Default: all accounts.",
                            defaultValue = "")
                    String beginning)
            throws IOException, StartRefused {
        String first = ActOptions.ACCOUNTS + "?limit=200&q=" + ActOptions.encoded(beginning);
        String cursor = "";
        do {
            JsonNode page = InternalApi.lobby(data, first + cursor);
            page.path("items")
                    .forEach(account -> System.out.printf(
                            "%-24s  %s%n", account.path("handle").asText(), state(account)));
            String next = page.path("nextCursor").asText();
            cursor = next.isEmpty() ? "" : "&cursor=" + ActOptions.encoded(next);
        } while (!cursor.isEmpty());
    }

    @Command(name = "show", description = "Shows an account.")
    void show(@Mixin DataOptions data, @Parameters(paramLabel = "HANDLE", description = "The account.") String handle)
            throws IOException, StartRefused {
        print(InternalApi.lobby(data, ActOptions.ACCOUNTS + "/" + ActOptions.encoded(handle)));
    }

    @Command(
            name = "create",
            description = "Makes an account and prints a one-time token with which its owner sets the password.")
    void create(@Mixin ActOptions account) throws IOException, StartRefused {
        printToken(account.handle(), account.post("", Map.of("handle", account.handle())));
    }

    @Command(
            name = "invite",
            description = "Prints a code with which people make accounts where BAFFIN_REGISTRATION is invitation.")
    void invite(
            @Mixin DataOptions data,
            @Option(
                            names = "--uses",
                            paramLabel = "N",
                            description = "How many accounts, 1 to 1000. Default: ${DEFAULT-VALUE}.",
                            defaultValue = "1")
                    int uses,
            @Option(
                            names = "--days",
                            paramLabel = "N",
                            description = "Ends after so many days, 1 to 366. Default: ${DEFAULT-VALUE}.",
                            defaultValue = "30")
                    int days,
            @Option(
                            names = "--reason",
                            paramLabel = "TEXT",
                            required = true,
                            description = "Why; stands in the record.")
                    String reason)
            throws IOException, StartRefused {
        JsonNode invitation = InternalApi.lobby(
                data, ActOptions.ACCOUNTS + "/invitations", Map.of("uses", uses, "days", days, "reason", reason));
        System.out.println("This code is good for " + uses + (uses == 1 ? " account" : " accounts") + ", until "
                + invitation.path("expiresAt").asText() + ":");
        System.out.println(invitation.path("code").asText());
    }

    @Command(name = "reset-password", description = "Prints a one-time token with which the owner sets a new password.")
    void resetPassword(@Mixin ActOptions account) throws IOException, StartRefused {
        printToken(account.handle(), account.act("reset-password", Map.of()));
    }

    @Command(name = "end-sessions", description = "Signs an account and its bots out everywhere, programs included.")
    void endSessions(@Mixin ActOptions account) throws IOException, StartRefused {
        account.act("end-sessions", Map.of());
        System.out.println(account.handle() + " is signed out everywhere.");
    }

    @Command(name = "rename", description = "Gives an account another handle and signs it out everywhere.")
    void rename(
            @Mixin ActOptions account,
            @Parameters(index = "1", paramLabel = "NEW", description = "Its new handle.") String next)
            throws IOException, StartRefused {
        print(account.act("rename", Map.of("handle", next)));
    }

    @Command(
            name = "erase",
            description = "Erases an account and its bots for good: records keep their ids without a name.")
    int erase(
            @Mixin ActOptions account,
            @Option(names = "--yes", description = "Do it. Without this option, nothing is erased.") boolean yes)
            throws IOException, StartRefused {
        if (!yes) {
            System.err.println("Nothing is erased yet. " + account.handle() + " and its bots would be signed out,"
                    + " and all that is kept of them deleted, at once and for good. Add --yes to do it.");
            return CommandLine.ExitCode.USAGE;
        }
        account.act("erase", Map.of());
        System.out.println(account.handle() + " is erased. Matches and standings show \"former player\".");
        return 0;
    }

    @Command(
            name = "suspend",
            description = "Keeps an account and its bots from signing in, and signs them out everywhere.")
    void suspend(
            @Mixin ActOptions account,
            @Option(
                            names = "--days",
                            paramLabel = "N",
                            description = "Ends by itself after so many days, 1 to 3650. Default: until it is lifted.")
                    @Nullable
                    Integer days)
            throws IOException, StartRefused {
        print(account.act("suspend", days == null ? Map.of() : Map.of("days", days)));
    }

    @Command(name = "lift-suspension", description = "Lets a suspended account sign in again.")
    void liftSuspension(@Mixin ActOptions account) throws IOException, StartRefused {
        account.act("lift-suspension", Map.of());
        System.out.println(account.handle() + " may sign in again.");
    }

    private static void print(JsonNode account) {
        System.out.println("handle   " + account.path("handle").asText());
        System.out.println("id       " + account.path("id").asText());
        System.out.println("made     " + account.path("createdAt").asText());
        if (account.hasNonNull("owner")) {
            System.out.println("owner    " + account.path("owner").asText());
        }
        System.out.println("state    " + state(account));
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

    private static void printToken(String handle, JsonNode answer) {
        System.out.println("Give this token to the owner of " + handle + ". It is good once, until "
                + answer.path("expiresAt").asText() + ":");
        System.out.println(answer.path("token").asText());
        System.out.println("They send it with their new password to POST /api/v1/auth/password-reset,"
                + " as {\"token\": \"...\", \"newPassword\": \"...\"}.");
    }
}
