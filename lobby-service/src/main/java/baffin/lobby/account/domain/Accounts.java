package baffin.lobby.account.domain;

import baffin.match.terms.QuietHours;
import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The accounts that are kept. */
public interface Accounts {

    /**
     * An account with what proves that one is its owner.
     *
     * @param passwordHash in the format of {@link Passwords}; empty when nobody can sign in with a password
     */
    record Locked(Account account, String passwordHash) {

        /** True when its owner has a password. */
        public boolean hasPassword() {
            return !passwordHash.isEmpty();
        }
    }

    /**
     * Keeps a new account.
     *
     * @param handleKey equal for handles that are taken for the same
     * @param likeness equal for handles that look alike
     * @return false when the handle, or one that looks like it, is taken or kept for who had it before
     */
    Uni<Boolean> add(Account account, String handleKey, String likeness, String passwordHash);

    /** Sets another password; nothing happens when there is no such account. */
    Uni<Void> relock(String id, String passwordHash);

    /** Finds an account by its id. */
    Uni<Optional<Account>> find(String id);

    /** The same with what proves that one is its owner. */
    Uni<Optional<Locked>> locked(String id);

    /** Finds an account by what all ways of writing its handle share. */
    Uni<Optional<Locked>> byHandle(String handleKey);

    /**
     * The accounts whose handles begin with a text, or look as if they did; by handle.
     *
     * @param handleKey what all ways of writing the text share
     * @param likeness of the text
     * @param after key of the handle after which to begin; empty for the first ones
     * @param most accounts
     */
    Uni<List<Account>> beginning(String handleKey, String likeness, String after, int most);

    /** The hours in which a player sleeps. */
    Uni<Optional<QuietHours>> quietHours(String id);

    /** The hours in which players sleep, by id; who has none is left out. */
    Uni<Map<String, QuietHours>> quietHours(Set<String> ids);

    /** Sets the hours in which a player sleeps; null for none. */
    Uni<Void> rest(String id, @Nullable QuietHours hours);

    /** The bots of a player, by handle. */
    Uni<List<Account>> botsOf(String owner);

    /** The accounts with these ids; unknown ids are left out. */
    Uni<List<Account>> all(Set<String> ids);

    /** The accounts whose handles have these keys; unknown keys are left out. */
    Uni<List<Account>> named(Set<String> handleKeys);
}
