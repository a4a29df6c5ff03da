package baffin.gameservice.sandbox;

import baffin.gameservice.match.ViewTables;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

@Entity
@Table(name = "sandbox")
@SuppressWarnings("NullAway.Init") // Hibernate fills the fields
class SandboxEntity {

    @Id
    String id;

    String owner;
    int shape;
    String game;
    String origin;

    @Column(name = "origin_version")
    long originVersion;

    @Nullable
    Integer seat;

    long version;

    @Column(name = "created_at")
    Instant createdAt;

    @Column(name = "expires_at")
    Instant expiresAt;

    String base;
    String memory;

    static SandboxEntity of(SandboxStore.NewSandbox sandbox) {
        SandboxInfo info = sandbox.info();
        SandboxEntity row = new SandboxEntity();
        row.id = info.sandboxId();
        row.owner = sandbox.owner();
        row.shape = ViewTables.SNAPSHOT_SHAPE;
        row.game = info.game();
        row.origin = info.from();
        row.originVersion = info.fromVersion();
        row.seat = info.seat();
        row.version = info.version();
        row.createdAt = info.createdAt();
        row.expiresAt = info.expiresAt();
        row.base = new String(sandbox.base(), StandardCharsets.UTF_8);
        row.memory = new String(sandbox.memory(), StandardCharsets.UTF_8);
        return row;
    }
}
