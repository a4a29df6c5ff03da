package baffin.bot.demo;

import baffin.bot.client.ApiException;
import baffin.bot.client.BaffinClient;
import baffin.bot.client.Credentials;
import baffin.bot.client.LobbyMatch;
import baffin.bot.client.NewMatch;
import baffin.bot.client.Session;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Brings bots to a table: accounts, a match in the lobby, everybody ready. */
final class Seating {

    private static final String OWNER = "demo";
    private static final SecureRandom SECRETS = new SecureRandom();

    private final BaffinClient client;
    private final DemoOptions options;

    Seating(BaffinClient client, DemoOptions options) {
        this.client = client;
        this.options = options;
    }

    /**
     * A match about to start.
     *
     * @param matchId its id
     * @param sessions who is signed in, by seat
     * @param handles public names, by seat
     */
    record Seated(String matchId, List<Session> sessions, List<String> handles) {}

    Seated seat() {
        Session owner = owner();
        List<Session> sessions = new ArrayList<>();
        for (int seat = 0; seat < options.seats(); seat++) {
            sessions.add(bot(owner, options.botOf(seat) + "-" + (seat + 1)));
        }
        NewMatch wish = new NewMatch(options.game(), options.seats(), options.choices(), false, null, null, null);
        String seed = options.seed();
        Session host = sessions.getFirst();
        LobbyMatch match = host.lobby().open(seed == null ? wish : wish.seeded(seed));
        for (Session guest : sessions.subList(1, sessions.size())) {
            guest.lobby().join(match.matchId());
        }
        for (Session session : sessions) {
            session.lobby().ready(match.matchId());
        }
        List<String> handles =
                sessions.stream().map(session -> session.me().handle()).toList();
        return new Seated(match.matchId(), sessions, handles);
    }

    /** The player who owns the bots. */
    private Session owner() {
        try {
            return registered(OWNER);
        } catch (ApiException.Conflict taken) {
            return registered(OWNER + "-" + suffix());
        }
    }

    private Session registered(String handle) {
        Credentials credentials = new Credentials(handle, secret());
        client.register(credentials);
        return client.signIn(credentials);
    }

    /** The plain handle while it is free, so that equal demos on fresh platforms give equal logs. */
    private Session bot(Session owner, String handle) {
        try {
            return client.signIn(owner.makeBot(handle));
        } catch (ApiException.Conflict taken) {
            return client.signIn(owner.makeBot(handle + "-" + suffix()));
        }
    }

    private static String secret() {
        byte[] bytes = new byte[24];
        SECRETS.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    private static String suffix() {
        byte[] bytes = new byte[3];
        SECRETS.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    /** What the bots draw from when the match has a secret seed. */
    static String botSeed(@Nullable String seed) {
        return seed == null ? secret() : seed;
    }
}
