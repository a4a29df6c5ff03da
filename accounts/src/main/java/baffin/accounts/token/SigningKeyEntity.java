package baffin.accounts.token;

import baffin.platform.identity.SigningKey;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

/** A row of signing keys. */
@Entity
@Table(name = "signing_key")
@SuppressWarnings("NullAway.Init") // Hibernate fills the fields
class SigningKeyEntity {

    @Id
    String kid;

    @Column(name = "private")
    byte[] pkcs8;

    @Column(name = "public")
    byte[] x509;

    @Column(name = "created_at")
    Instant createdAt;

    static SigningKeyEntity of(SigningKey key, byte[] sealed, Instant now) {
        SigningKeyEntity row = new SigningKeyEntity();
        row.kid = key.kid();
        row.pkcs8 = sealed;
        row.x509 = key.publicKey().getEncoded();
        row.createdAt = now;
        return row;
    }
}
