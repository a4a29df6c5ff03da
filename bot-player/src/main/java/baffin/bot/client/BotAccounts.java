package baffin.bot.client;

import baffin.bot.client.model.Credentials;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Accounts for a show: players who own bots, and the bots. */
public final class BotAccounts {

    /** A player may have 50. */
    private static final int BOTS_AN_OWNER = 48;

    /** Hashing passwords is the dear part. */
    private static final int AT_A_TIME = 4;

    private static final String OWNER = "demo";
    private static final SecureRandom SECRETS = new SecureRandom();

    private final BaffinClient client;

    /** Nothing is sent yet. */
    public BotAccounts(BaffinClient client) {
        this.client = client;
    }

    /** A player who may own bots. */
    public Session owner() {
        try {
            return registered(OWNER);
        } catch (ApiException.Conflict taken) {
            return registered(OWNER + "-" + suffix());
        }
    }

    /** A bot of the plain handle while that is free, so that equal shows on fresh platforms give equal logs. */
    public Session bot(Session owner, String handle) {
        try {
            return client.signIn(owner.makeBot(handle));
        } catch (ApiException.Conflict taken) {
            return client.signIn(owner.makeBot(handle + "-" + suffix()));
        }
    }

    /**
     * Many bots, some at a time.
     *
     * @param owner of the first ones; further owners are made as they are needed
     * @return signed in, in the order of the handles
     */
    public List<Session> bots(Session owner, List<String> handles) throws InterruptedException {
        List<Callable<Session>> tasks = new ArrayList<>();
        for (int first = 0; first < handles.size(); first += BOTS_AN_OWNER) {
            Session own = first == 0 ? owner : owner();
            int end = Math.min(handles.size(), first + BOTS_AN_OWNER);
            handles.subList(first, end).forEach(handle -> tasks.add(() -> bot(own, handle)));
        }
        List<Session> sessions = new ArrayList<>();
        try (ExecutorService pool = Executors.newFixedThreadPool(AT_A_TIME)) {
            for (Future<Session> made : pool.invokeAll(tasks)) {
                sessions.add(made.get());
            }
        } catch (ExecutionException failed) {
            throw new IllegalStateException("a bot could not be made: " + failed.getMessage(), failed);
        }
        return sessions;
    }

    /** Words that nobody can guess. */
    public static String secret() {
        byte[] bytes = new byte[24];
        SECRETS.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    private Session registered(String handle) {
        Credentials credentials = new Credentials(handle, secret());
        client.register(credentials);
        return client.signIn(credentials);
    }

    private static String suffix() {
        byte[] bytes = new byte[3];
        SECRETS.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }
}
