package baffin.accounts.operator;

import baffin.accounts.account.Account;
import baffin.accounts.account.KeptLimiter;
import baffin.accounts.session.SecretTokens;
import baffin.accounts.session.SessionService;
import baffin.accounts.token.DerivedSecrets;
import baffin.accounts.token.Vault;
import baffin.platform.identity.SessionToken;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import com.bastiaanjansen.otp.TOTPGenerator;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.Tuple;
import java.net.URI;
import java.net.URISyntaxException;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.apache.commons.codec.binary.Base32;

/**
 * What operators prove beside the password before a session has their powers: codes of an authenticator (RFC 6238), or
 * recovery codes. The secret of an authenticator is made from a secret of the platform and is not kept.
 */
@ApplicationScoped
public class SecondFactor {

    private static final String SECRET = "second-factor";
    private static final String ISSUER = "Baffin";
    private static final int SECRET_BYTES = 20;
    private static final Duration STEP = Duration.ofSeconds(30);

    private static final int RECOVERY_CODES = 10;
    private static final int RECOVERY_BYTES = 10;

    /** Wrong codes for one account: five in a row, then one more every 12 s. */
    private static final int FAILURES_MAX = 5;

    private final Transactions transactions;
    private final SessionService sessions;
    private final Clock clock;
    private final DerivedSecrets secrets;
    private final SecureRandom random = new SecureRandom();
    private final KeptLimiter guesses;

    SecondFactor(@Identifier("lobby") Transactions transactions, Vault vault, SessionService sessions, Clock clock) {
        this.transactions = transactions;
        this.sessions = sessions;
        this.clock = clock;
        this.guesses = new KeptLimiter(
                transactions, clock, "wrong codes of a second factor", FAILURES_MAX, Duration.ofMinutes(1));
        this.secrets = new DerivedSecrets(vault, SECRET);
    }

    /**
     * What an operator needs; shown once.
     *
     * @param uri for the authenticator, with its secret (otpauth)
     * @param recoveryCodes each good once in place of a code of the authenticator
     */
    public record Given(URI uri, List<String> recoveryCodes) {

        public Given {
            recoveryCodes = List.copyOf(recoveryCodes);
        }

        @Override
        public String toString() {
            return "Given[]";
        }
    }

    /** A new second factor for an account; the one before, if there is one, is good no more. */
    public Uni<Given> renew(Account account) {
        String serial = UUID.randomUUID().toString();
        List<String> codes =
                Stream.generate(this::recovery).limit(RECOVERY_CODES).toList();
        String hashes = codes.stream().map(SecretTokens::hash).collect(Collectors.joining(" "));
        return write(
                        "insert into second_factor (account, serial, step, recovery)"
                                + " values (:account, :serial, 0, :recovery) on conflict (account) do update"
                                + " set serial = excluded.serial, step = 0, recovery = excluded.recovery",
                        Map.of("account", account.id(), "serial", serial, "recovery", hashes))
                .chain(() -> totp(account.id(), serial))
                .map(totp -> new Given(uri(totp, account.handle()), codes));
    }

    /** Takes the second factor of an account away. */
    public Uni<Void> remove(String account) {
        return write("delete from second_factor where account = :account", Map.of("account", account))
                .replaceWithVoid();
    }

    /**
     * Lets a session have the powers of an operator from its next renewal on.
     *
     * @param code of the authenticator, or a recovery code; each is good once
     * @return fails with 403 when the account is no operator's, with 400 when the code is wrong, with 429 after five
     */
    public Uni<Void> prove(SessionToken session, String code) {
        return serial(session.account())
                .call(() -> guesses.take(session.account()))
                .chain(serial -> totp(session.account(), serial)
                        .chain(totp -> spent(session.account(), serial, totp, code.strip())))
                .invoke(spent -> {
                    if (!spent) {
                        throw Problem.invalidField("/code", "wrong", "is not a code that is good now")
                                .asException();
                    }
                })
                .call(() -> guesses.giveBack(session.account()))
                .chain(() -> sessions.proved(session));
    }

    private Uni<String> serial(String account) {
        return transactions
                .read(session -> Sql.rows(
                        session,
                        "select f.serial from second_factor f join account_status s on s.account = f.account"
                                + " where f.account = :account and s.operator",
                        Map.of("account", account)))
                .map(rows -> rows.stream()
                        .findFirst()
                        .map((Tuple row) -> row.get("serial", String.class))
                        .orElseThrow(() -> Problem.of(ProblemType.FORBIDDEN, "Operators alone have a second factor")
                                .asException()));
    }

    /** One statement spends a code, so that nobody uses it twice. */
    private Uni<Boolean> spent(String account, String serial, TOTPGenerator totp, String code) {
        Map<String, Object> which = Map.of("account", account, "serial", serial);
        OptionalLong step = step(totp, code);
        return step.isPresent()
                ? write(
                                "update second_factor set step = :step"
                                        + " where account = :account and serial = :serial and step < :step",
                                with(which, "step", step.getAsLong()))
                        .map(changed -> changed > 0)
                : write(
                                "update second_factor set recovery = replace(recovery, :hash, '')"
                                        + " where account = :account and serial = :serial"
                                        + " and position(:hash in recovery) > 0",
                                with(which, "hash", SecretTokens.hash(code.toLowerCase(Locale.ROOT))))
                        .map(changed -> changed > 0);
    }

    /** The step of 30 s that a code belongs to: this one, or a neighbour, since clocks differ. */
    private OptionalLong step(TOTPGenerator totp, String code) {
        long now = clock.instant().getEpochSecond() / STEP.toSeconds();
        return LongStream.rangeClosed(now - 1, now + 1)
                .filter(step -> totp.at(step * STEP.toSeconds()).equals(code))
                .findFirst();
    }

    private Uni<Integer> write(String statement, Map<String, ?> values) {
        return transactions.write(session -> Sql.update(session, statement, values));
    }

    private static Map<String, Object> with(Map<String, Object> some, String name, Object value) {
        return Stream.concat(some.entrySet().stream(), Stream.of(Map.entry(name, value)))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    private Uni<TOTPGenerator> totp(String account, String serial) {
        return secrets.of(account + ' ' + serial)
                .map(secret ->
                        new TOTPGenerator.Builder(new Base32().encode(Arrays.copyOf(secret, SECRET_BYTES))).build());
    }

    private static URI uri(TOTPGenerator totp, String handle) {
        try {
            return totp.getURI(ISSUER, handle);
        } catch (URISyntaxException e) {
            throw new IllegalStateException("a handle fits in a URI", e);
        }
    }

    /** Sixteen letters and digits, in groups of four. */
    private String recovery() {
        byte[] drawn = new byte[RECOVERY_BYTES];
        random.nextBytes(drawn);
        return new Base32().encodeToString(drawn).toLowerCase(Locale.ROOT).replaceAll("(.{4})(?=.)", "$1-");
    }
}
