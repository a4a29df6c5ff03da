package baffin.accounts.account;

import baffin.match.terms.QuietHours;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Optional;
import org.hibernate.annotations.DynamicUpdate;
import org.jspecify.annotations.Nullable;

/** A row of accounts. */
@Entity
@Table(name = "account")
@DynamicUpdate // what another transaction has changed meanwhile, the password above all, stays
@SuppressWarnings("NullAway.Init") // Hibernate fills the fields
class AccountEntity {

    @Id
    String id;

    String handle;

    @Column(name = "handle_key")
    String handleKey;

    String likeness;

    @Column(name = "password_hash")
    String passwordHash;

    boolean bot;

    @Nullable
    String owner;

    @Column(name = "created_at")
    Instant createdAt;

    @Column(name = "quiet_zone")
    @Nullable
    String quietZone;

    @Column(name = "quiet_from")
    @Nullable
    String quietFrom;

    @Column(name = "quiet_to")
    @Nullable
    String quietTo;

    long epoch;

    static AccountEntity of(Account account, String handleKey, String likeness, String passwordHash) {
        AccountEntity row = new AccountEntity();
        row.id = account.id();
        row.handle = account.handle();
        row.handleKey = handleKey;
        row.likeness = likeness;
        row.passwordHash = passwordHash;
        row.bot = account.bot();
        row.owner = account.owner();
        row.createdAt = account.createdAt();
        row.epoch = account.epoch();
        return row;
    }

    Account account() {
        return new Account(id, handle, bot, owner, createdAt, epoch);
    }

    Optional<QuietHours> quiet() {
        return quietZone == null || quietFrom == null || quietTo == null
                ? Optional.empty()
                : Optional.of(new QuietHours(quietZone, quietFrom, quietTo));
    }

    void rest(@Nullable QuietHours hours) {
        quietZone = hours == null ? null : hours.zone();
        quietFrom = hours == null ? null : hours.from();
        quietTo = hours == null ? null : hours.to();
    }

    Accounts.Locked locked() {
        return new Accounts.Locked(account(), passwordHash);
    }
}
