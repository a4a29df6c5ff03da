package baffin.lobby.account.domain;

import io.smallrye.mutiny.Uni;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Which accounts are suspended, and which are those of operators. */
public interface AccountStatuses {

    /** The status of accounts, by id; the usual one is left out. */
    Uni<Map<String, AccountStatus>> of(Set<String> accounts);

    /** Suspends an account; null lifts it. */
    Uni<Void> suspend(String account, @Nullable Suspension suspension);

    /** Makes an account one of an operator, or of a player again. */
    Uni<Void> setOperator(String account, boolean operator);

    /** The status of an account. */
    default Uni<AccountStatus> of(String account) {
        return of(Set.of(account)).map(found -> found.getOrDefault(account, AccountStatus.USUAL));
    }
}
