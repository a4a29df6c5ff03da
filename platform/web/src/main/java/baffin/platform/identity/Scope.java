package baffin.platform.identity;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Part of what an account may do, for programs that may not do everything (RFC 6749, 3.3). */
public enum Scope {

    /** See what the account sees. */
    READ,

    /** Open, join and play matches, seek, chat, enter competitions. */
    PLAY,

    /** Found competitions and direct those that the account organises. */
    ORGANISE,

    /** Create, change and delete the webhooks and push subscriptions of the account, and see them. */
    WEBHOOKS;

    /** Its name in tokens and documents. */
    public String wire() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The scope with a name. */
    public static Optional<Scope> named(String wire) {
        return Arrays.stream(values())
                .filter(scope -> scope.wire().equals(wire))
                .findFirst();
    }

    /** Names with spaces between, as a token has them (RFC 8693, 4.2). */
    public static String claim(Set<Scope> scopes) {
        return new TreeSet<>(scopes).stream().map(Scope::wire).collect(Collectors.joining(" "));
    }

    /** The inverse of {@link #claim}; unknown names are left out. */
    public static Set<Scope> of(String claim) {
        return Arrays.stream(claim.split(" "))
                .flatMap(name -> named(name).stream())
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
