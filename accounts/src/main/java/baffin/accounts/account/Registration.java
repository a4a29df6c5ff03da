package baffin.accounts.account;

import baffin.platform.limits.PublicName;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import com.fasterxml.uuid.Generators;
import com.fasterxml.uuid.impl.TimeBasedEpochGenerator;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Makes accounts. */
@ApplicationScoped
public class Registration {

    private static final int BOTS_MAX = 50;

    // long enough for somebody who waits and tries again, too short to guess passwords here
    private static final Duration REPEATED_WITHIN = Duration.ofMinutes(10);

    private final Accounts accounts;
    private final SignIn signIn;
    private final Passwords passwords;
    private final PasswordStrength strength;
    private final Handles handles;
    private final Clock clock;
    private final TimeBasedEpochGenerator ids = Generators.timeBasedEpochGenerator();

    Registration(
            Accounts accounts,
            SignIn signIn,
            Passwords passwords,
            PasswordStrength strength,
            Clock clock,
            Handles handles) {
        this.strength = strength;
        this.handles = handles;
        this.accounts = accounts;
        this.signIn = signIn;
        this.passwords = passwords;
        this.clock = clock;
    }

    /**
     * A bot as its owner sees it once.
     *
     * @param password never shown again
     */
    public record NewBot(Account account, String password) {}

    /**
     * Makes a player; fails with a problem when the handle is not valid or taken. Who has made the account within the
     * last ten minutes, with the same password, gets it again: the first answer may have been lost. That counts as an
     * attempt to sign in.
     *
     * @param address where the request comes from
     */
    public Uni<Account> player(String handle, String password, String address) {
        PublicName name = name(handle);
        return strength.required(password, name.shown()).chain(strong -> add(name, strong, null, address));
    }

    /** Makes a player who has no password; fails with a problem when the handle is not valid or taken. */
    public Uni<Account> withoutPassword(String handle) {
        return withoutPassword(handle, ids.generate().toString());
    }

    /** The same with an id that was drawn before. */
    public Uni<Account> withoutPassword(String handle, String id) {
        return Uni.createFrom().deferred(() -> {
            PublicName name = name(handle);
            return add(account(id, name, null), name, "").map(made -> made.orElseThrow(() -> taken(name)));
        });
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
                .chain(() -> add(name(handle), password, owner, owner))
                .map(account -> new NewBot(account, password));
    }

    /** The hash of a new password of an account; fails with 400 when it is easy to guess. */
    public Uni<String> hashOf(String password, String handle, String address) {
        return strength.required(password, handle)
                .onFailure(ProblemException.class)
                .transform(weak -> Problem.invalidField("/newPassword", "too-weak", PasswordStrength.FAULT)
                        .asException())
                .chain(strong -> passwords.hash(strong, address));
    }

    private Uni<Account> add(PublicName name, String password, @Nullable String owner, String client) {
        Account account = account(ids.generate().toString(), name, owner);
        return passwords
                .hash(password, client)
                .chain(hash -> add(account, name, hash))
                .chain(made -> made.isPresent() ? Uni.createFrom().item(made) : again(account, name, password, client))
                .map(made -> made.orElseThrow(() -> taken(name)));
    }

    private Uni<Optional<Account>> add(Account account, PublicName name, String hash) {
        return accounts.add(account, name.key(), Handles.likeness(name.shown()), hash)
                .map(added -> added ? Optional.of(account) : Optional.empty());
    }

    private Account account(String id, PublicName name, @Nullable String owner) {
        return new Account(
                id, name.shown(), owner != null, owner, clock.instant().truncatedTo(ChronoUnit.MILLIS), 0);
    }

    /** The account that the same person has just made, and has not heard of. */
    private Uni<Optional<Account>> again(Account requested, PublicName name, String password, String client) {
        return accounts.byHandle(name.key())
                .map(found -> found.filter(known -> !requested.bot()
                        && known.hasPassword()
                        && !known.account().bot()
                        && known.account().handle().equals(requested.handle())
                        && known.account().createdAt().plus(REPEATED_WITHIN).isAfter(requested.createdAt())))
                .chain(found -> found.isEmpty()
                        ? Uni.createFrom().item(Optional.empty())
                        : signIn.with(requested.handle(), password, client)
                                .map(Optional::of)
                                .onFailure(ProblemException::isUnauthorized)
                                .recoverWithItem(Optional.empty()));
    }

    /** A handle that an account may have; fails with 400 when it may not. */
    PublicName name(String raw) {
        PublicName.fault(raw).ifPresent(Registration::invalid);
        PublicName name = PublicName.of(raw);
        handles.fault(name).ifPresent(Registration::invalid);
        return name;
    }

    private static void invalid(String fault) {
        throw Problem.invalidField("/handle", "invalid", fault).asException();
    }

    static RuntimeException taken(PublicName name) {
        return Problem.of(ProblemType.CONFLICT, "The handle " + name.shown() + ", or one that looks like it, is taken")
                .asException();
    }
}
