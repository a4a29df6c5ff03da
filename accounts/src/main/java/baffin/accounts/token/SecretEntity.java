package baffin.accounts.token;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/** A row of secrets that were drawn once. */
@Entity
@Table(name = "secret")
@SuppressWarnings("NullAway.Init") // Hibernate fills the fields
class SecretEntity {

    @Id
    String name;

    byte[] value;
}
