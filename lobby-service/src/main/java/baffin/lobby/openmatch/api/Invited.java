package baffin.lobby.openmatch.api;

import baffin.accounts.account.Account;
import baffin.accounts.account.Accounts;
import baffin.lobby.openmatch.domain.Person;
import baffin.platform.identity.Caller;
import baffin.platform.limits.PublicName;
import baffin.platform.limits.RateLimiter;
import baffin.platform.problem.Problem;
import baffin.platform.problem.Violation;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Finds those whom somebody invites to a match. */
@ApplicationScoped
class Invited {

    /** Each gets a notification. */
    private static final int MOST = 60;

    private final Accounts accounts;
    private final RateLimiter rate = new RateLimiter("invited players", MOST, Duration.ofHours(1));

    Invited(Accounts accounts) {
        this.accounts = accounts;
    }

    /**
     * The players with these handles, in their order.
     *
     * @param handles null for nobody
     * @return fails with 400 that names every handle of nobody, and with 429 after too many invitations
     */
    Uni<List<Person>> of(Caller caller, @Nullable List<String> handles) {
        if (handles == null || handles.isEmpty()) {
            return Uni.createFrom().item(List.of());
        }
        List<String> keys = handles.stream().map(Invited::key).toList();
        return accounts.named(new HashSet<>(keys))
                .map(found -> people(
                        handles,
                        keys,
                        found.stream()
                                .collect(Collectors.toMap(account -> key(account.handle()), Function.identity()))))
                .invoke(people -> people.forEach(person -> rate.take(caller.player())));
    }

    private static List<Person> people(List<String> handles, List<String> keys, Map<String, Account> found) {
        List<Person> people = new ArrayList<>();
        List<Violation> faults = new ArrayList<>();
        for (int at = 0; at < keys.size(); at++) {
            Account account = found.get(keys.get(at));
            if (account == null) {
                faults.add(new Violation("/invite/" + at, "invalid", "no player has this name")
                        .withValue(handles.get(at)));
            } else {
                people.add(new Person(account.id(), account.bot()));
            }
        }
        if (!faults.isEmpty()) {
            throw Problem.invalidFields(faults).asException();
        }
        return people;
    }

    private static String key(String handle) {
        return PublicName.fault(handle).isPresent() ? "" : PublicName.of(handle).key();
    }
}
