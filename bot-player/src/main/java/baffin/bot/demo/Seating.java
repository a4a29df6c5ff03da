package baffin.bot.demo;

import baffin.bot.client.ApiException;
import baffin.bot.client.BaffinClient;
import baffin.bot.client.Credentials;
import baffin.bot.client.LobbyMatch;
import baffin.bot.client.NewMatch;
import baffin.bot.client.Session;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

/** Brings bots to a table: accounts, a match in the lobby, everybody ready. */
final class Seating {

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
        List<Session> sessions = new ArrayList<>();
        for (int seat = 0; seat < options.seats(); seat++) {
            sessions.add(account(options.botOf(seat) + "-" + (seat + 1)));
        }
        NewMatch wish = NewMatch.of(options.game(), options.seats());
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

    private Session account(String handle) {
        DemoOptions.Internal internal = options.internal();
        if (internal == null) {
            return fresh(handle);
        }
        Credentials known = new Credentials(handle, derived(internal.token(), handle));
        try {
            client.register(known);
        } catch (ApiException.Conflict taken) {
            return signedInOr(known, handle);
        }
        return client.signIn(known);
    }

    /** A handle of an earlier demo is ours as long as the platform's secret is the same. */
    private Session signedInOr(Credentials known, String handle) {
        try {
            return client.signIn(known);
        } catch (ApiException.Denied someoneElse) {
            return fresh(handle);
        }
    }

    /** The plain handle when it is free, so that equal demos on fresh platforms give equal logs. */
    private Session fresh(String handle) {
        Credentials plain = new Credentials(handle, secret());
        try {
            client.register(plain);
            return client.signIn(plain);
        } catch (ApiException.Conflict taken) {
            Credentials other = new Credentials(handle + "-" + suffix(), secret());
            client.register(other);
            return client.signIn(other);
        }
    }

    private static String derived(String key, String handle) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(key.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
            return text(mac.doFinal(("demo-account:" + handle).getBytes(StandardCharsets.UTF_8)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java platform has HmacSHA256", e);
        }
    }

    private static String secret() {
        byte[] bytes = new byte[24];
        SECRETS.nextBytes(bytes);
        return text(bytes);
    }

    private static String suffix() {
        byte[] bytes = new byte[3];
        SECRETS.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    private static String text(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** What the bots draw from when the match has a secret seed. */
    static String botSeed(@Nullable String seed) {
        return seed == null ? secret() : seed;
    }
}
