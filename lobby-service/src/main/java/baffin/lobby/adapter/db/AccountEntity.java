package baffin.lobby.adapter.db;

import baffin.lobby.account.Account;
import baffin.lobby.account.Accounts;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A row of accounts. */
@Entity
@Table(name = "account")
@SuppressWarnings("NullAway.Init") // Hibernate fills the fields
class AccountEntity {

    @Id
    String id;

    String handle;

    @Column(name = "handle_key")
    String handleKey;

    @Column(name = "password_hash")
    String passwordHash;

    boolean bot;

    @Nullable
    String owner;

    @Column(name = "created_at")
    Instant createdAt;

    static AccountEntity of(Account account, String handleKey, String passwordHash) {
        AccountEntity row = new AccountEntity();
        row.id = account.id();
        row.handle = account.handle();
        row.handleKey = handleKey;
        row.passwordHash = passwordHash;
        row.bot = account.bot();
        row.owner = account.owner();
        row.createdAt = account.createdAt();
        return row;
    }

    Account account() {
        return new Account(id, handle, bot, owner, createdAt);
    }

    Accounts.Locked locked() {
        return new Accounts.Locked(account(), passwordHash);
    }
}
