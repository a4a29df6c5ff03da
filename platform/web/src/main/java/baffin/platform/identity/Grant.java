package baffin.platform.identity;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a bearer token says of its holder.
 *
 * @param caller who it is
 * @param groups further groups than that of every player or bot, such as {@link Roles#OPERATOR}
 * @param session id of the session, or of what a program has proved itself with (UUIDv7)
 * @param scopes what it may do; null for all that the account may
 * @param connection id of the one connection that it is for; null for any
 */
public record Grant(
        Caller caller,
        Set<String> groups,
        String session,
        @Nullable Set<Scope> scopes,
        @Nullable String connection) {

    public Grant(Caller caller, Set<String> groups, String session) {
        this(caller, groups, session, null);
    }

    public Grant(Caller caller, Set<String> groups, String session, @Nullable Set<Scope> scopes) {
        this(caller, groups, session, scopes, null);
    }
}
