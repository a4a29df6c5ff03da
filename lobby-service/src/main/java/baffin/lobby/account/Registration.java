package baffin.lobby.account;

import baffin.platform.limits.PublicName;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import com.fasterxml.uuid.Generators;
import com.fasterxml.uuid.impl.TimeBasedEpochGenerator;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

/** Makes accounts. */
@ApplicationScoped
public class Registration {

    private static final int BOTS_MAX = 50;

    private final Accounts accounts;
    private final Passwords passwords;
    private final Clock clock;
    private final TimeBasedEpochGenerator ids = Generators.timeBasedEpochGenerator();

    Registration(Accounts accounts, Passwords passwords, Clock clock) {
        this.accounts = accounts;
        this.passwords = passwords;
        this.clock = clock;
    }

    /**
     * A bot as its owner sees it once.
     *
     * @param password never shown again
     */
    public record NewBot(Account account, String password) {}

    /** Makes a player; fails with a problem when the handle is not valid or taken. */
    public Uni<Account> player(String handle, String password) {
        return add(handle, password, null);
    }

    /** Makes a bot with a password of its own; fails with a problem when the handle is not valid or taken. */
    public Uni<NewBot> bot(String handle, String owner) {
        String password = passwords.generate();
        return accounts.botsOf(owner)
                .invoke(bots -> {
                    if (bots.size() >= BOTS_MAX) {
                        throw Problem.of(ProblemType.CONFLICT, "A player has at most " + BOTS_MAX + " bots")
                                .asException();
                    }
                })
                .chain(() -> add(handle, password, owner))
                .map(account -> new NewBot(account, password));
    }

    private Uni<Account> add(String raw, String password, @Nullable String owner) {
        PublicName name = name(raw);
        Account account = new Account(
                ids.generate().toString(),
                name.shown(),
                owner != null,
                owner,
                clock.instant().truncatedTo(ChronoUnit.MILLIS));
        return passwords
                .hash(password)
                .chain(hash -> accounts.add(account, name.key(), hash))
                .invoke(added -> {
                    if (!added) {
                        throw taken(name);
                    }
                })
                .replaceWith(account);
    }

    private static PublicName name(String raw) {
        PublicName.fault(raw).ifPresent(fault -> {
            throw Problem.invalidField("/handle", "invalid", fault).asException();
        });
        return PublicName.of(raw);
    }

    private static RuntimeException taken(PublicName name) {
        return Problem.of(ProblemType.CONFLICT, "The handle " + name.shown() + " is taken")
                .asException();
    }
}
