package baffin.accounts.account;

import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import java.security.SecureRandom;
import java.text.Normalizer;
import java.util.Base64;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.springframework.security.crypto.argon2.Argon2PasswordEncoder;

/** Hashes passwords with Argon2id, off the event loop and only a few at a time, since each takes much memory. */
@ApplicationScoped
public class Passwords {

    /** Fewest characters of a password. */
    public static final int LENGTH_MIN = 10;

    /** Most characters of a password. */
    public static final int LENGTH_MAX = 128;

    private static final Pattern SPACE = Pattern.compile("\\p{Zs}");
    private static final int SALT_BYTES = 16;
    private static final int HASH_BYTES = 32;
    private static final int LANES = 1;
    private static final int AT_ONCE = 2;
    // what waits is done within a second or so
    private static final int WAITING_MAX = 48;
    private static final int WAITING_CLIENT_MAX = 8;
    private static final int GENERATED_BYTES = 24;

    private final Argon2PasswordEncoder encoder;
    private final ExecutorService workers = Executors.newFixedThreadPool(
            AT_ONCE, Thread.ofPlatform().name("passwords-", 0).daemon().factory());
    private final HashTurns turns = new HashTurns(WAITING_CLIENT_MAX, WAITING_MAX);
    private final SecureRandom random = new SecureRandom();
    private final Uni<String> decoy;

    Passwords(PasswordConfig config) {
        config.check();
        this.encoder = new Argon2PasswordEncoder(SALT_BYTES, HASH_BYTES, LANES, config.memoryKib(), config.passes());
        this.decoy = done(() -> encoder.encode(generate())).memoize().indefinitely();
    }

    /**
     * The hash to be kept, with its parameters (PHC string).
     *
     * @param client who asks for it: an address, or a player; of each only a few are hashed at once
     */
    public Uni<String> hash(String password, String client) {
        return turns.take(client, () -> done(() -> encoder.encode(prepared(password))));
    }

    /**
     * True when the password is the one that was hashed.
     *
     * @param client as with {@link #hash}
     */
    public Uni<Boolean> fits(String password, String hash, String client) {
        return turns.take(client, () -> done(() -> encoder.matches(prepared(password), hash)));
    }

    /** Always false, after the time that {@link #fits} takes: nobody learns by the clock whether a handle exists. */
    public Uni<Boolean> fitsNobody(String password, String client) {
        return decoy.chain(hash -> fits(password, hash, client)).replaceWith(false);
    }

    /** As the OpaqueString of RFC 8265: each space is that of ASCII, then NFC; all else stays as it is. */
    static String prepared(String password) {
        return Normalizer.normalize(SPACE.matcher(password).replaceAll(" "), Normalizer.Form.NFC);
    }

    private <T> Uni<T> done(Supplier<T> work) {
        return Uni.createFrom().item(work).runSubscriptionOn(workers);
    }

    /** A new password of 192 random bits. */
    public String generate() {
        byte[] bytes = new byte[GENERATED_BYTES];
        random.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    @PreDestroy
    void stop() {
        workers.shutdownNow();
    }

    /**
     * Bounds how many hashes wait, for one client and for all: no client can fill the queue for others.
     */
    static final class HashTurns {

        private static final int RETRY_S = 1;

        private final int clientMax;
        private final int allMax;
        private final AtomicInteger all = new AtomicInteger();
        private final Map<String, Integer> clients = new ConcurrentHashMap<>();

        /**
         * No turn is taken yet.
         *
         * @param clientMax most hashes of one client that run or wait
         * @param allMax most hashes of all clients that run or wait
         */
        HashTurns(int clientMax, int allMax) {
            this.clientMax = clientMax;
            this.allMax = allMax;
        }

        /** The work, once somebody asks for it; a problem (429 or 503 with Retry-After) when too much is waiting. */
        <T> Uni<T> take(String client, Supplier<Uni<T>> work) {
            return Uni.createFrom().deferred(() -> {
                enter(client);
                return work.get().onTermination().invoke(() -> leave(client));
            });
        }

        private void enter(String client) {
            if (clients.merge(client, 1, Integer::sum) > clientMax) {
                leaveClient(client);
                String detail = "At most " + clientMax + " passwords of one address are looked at together";
                throw ProblemException.retryLater(Problem.of(ProblemType.TOO_MANY_REQUESTS, detail), RETRY_S);
            }
            if (all.incrementAndGet() > allMax) {
                leave(client);
                throw ProblemException.unavailable("Too many passwords wait to be looked at", RETRY_S);
            }
        }

        private void leave(String client) {
            all.decrementAndGet();
            leaveClient(client);
        }

        private void leaveClient(String client) {
            clients.computeIfPresent(client, (key, count) -> count == 1 ? null : count - 1);
        }
    }
}
