package baffin.rules.operator;

import baffin.match.terms.SeatHolder;
import baffin.platform.credential.AccountsClient;
import io.quarkus.arc.DefaultBean;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import java.util.regex.Pattern;

/** Asks the service that keeps accounts. */
@DefaultBean
@ApplicationScoped
class RemoteSeatTakers implements SeatTakers {

    private static final String PATH = "/api/v1/players/";
    private static final int NOT_FOUND = 404;

    /** What comes from outside becomes part of an address. */
    private static final Pattern ID = Pattern.compile("[0-9a-f-]{36}");

    private final AccountsClient accounts;

    RemoteSeatTakers(AccountsClient accounts) {
        this.accounts = accounts;
    }

    @Override
    public Uni<Optional<SeatHolder>> find(String player) {
        if (!ID.matcher(player).matches()) {
            return Uni.createFrom().item(Optional.empty());
        }
        return accounts.answer(
                accounts.get(PATH + player).send(),
                NOT_FOUND,
                account -> new SeatHolder(account.getString("id"), account.getBoolean("bot")),
                "Nobody can tell at the moment who the player is");
    }
}
