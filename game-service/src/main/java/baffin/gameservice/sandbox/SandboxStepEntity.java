package baffin.gameservice.sandbox;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;

@Entity
@Table(name = "sandbox_step")
@IdClass(SandboxStepEntity.Key.class)
@SuppressWarnings("NullAway.Init") // Hibernate fills the fields
class SandboxStepEntity {

    @Id
    @Column(name = "sandbox_id")
    String sandboxId;

    @Id
    long version;

    String body;

    static SandboxStepEntity of(String sandboxId, long version, byte[] body) {
        SandboxStepEntity row = new SandboxStepEntity();
        row.sandboxId = sandboxId;
        row.version = version;
        row.body = new String(body, StandardCharsets.UTF_8);
        return row;
    }

    record Key(String sandboxId, long version) implements Serializable {}
}
