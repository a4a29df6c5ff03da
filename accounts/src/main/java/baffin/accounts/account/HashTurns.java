package baffin.accounts.account;

import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import io.smallrye.mutiny.Uni;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/** Bounds how many hashes wait, of one client and of all, so that nobody stands in a queue that somebody else fills. */
final class HashTurns {

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
