package baffin.platform.identity;

import baffin.match.terms.Uuid;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Part of what an account may do, for programs that may not do everything (RFC 6749, 3.3).
 *
 * @param wire its name in tokens and documents
 */
public record Scope(String wire) implements Comparable<Scope> {

    /** See what the account sees. */
    public static final Scope READ = new Scope("read");

    /** Open, join and play matches, seek, chat, enter competitions. */
    public static final Scope PLAY = new Scope("play");

    /** Found competitions, and do in competitions what the account's role there allows. */
    public static final Scope ORGANISE = new Scope("organise");

    /** Create, change and delete the webhooks and push subscriptions of the account, and see them. */
    public static final Scope WEBHOOKS = new Scope("webhooks");

    /** All but those of one competition. */
    public static final List<Scope> ALL = List.of(READ, PLAY, ORGANISE, WEBHOOKS);

    private static final String OF_ONE = "organise:";
    private static final Pattern COMPETITION = Pattern.compile(OF_ONE + Uuid.FORM);
    private static final Comparator<Scope> ORDER = Comparator.<Scope>comparingInt(
                    scope -> ALL.indexOf(scope.competition().isPresent() ? ORGANISE : scope))
            .thenComparing(Scope::wire);

    /** The competition in which alone it allows what {@link #ORGANISE} does; empty for all others. */
    public Optional<String> competition() {
        return wire.startsWith(OF_ONE) ? Optional.of(wire.substring(OF_ONE.length())) : Optional.empty();
    }

    @Override
    public int compareTo(Scope other) {
        return ORDER.compare(this, other);
    }

    /** The scope with a name. */
    public static Optional<Scope> named(String wire) {
        return Optional.of(new Scope(wire))
                .filter(scope ->
                        ALL.contains(scope) || COMPETITION.matcher(wire).matches());
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
