package baffin.scoring.adapter;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.time.Instant;

/** A finished match. */
@Entity
@Table(name = "match_result")
@IdClass(MatchResultEntity.Key.class)
@SuppressWarnings("NullAway.Init") // Hibernate fills the fields
class MatchResultEntity {

    @Id
    int generation;

    @Id
    @Column(name = "match_id")
    String matchId;

    String game;
    boolean ranked;

    @Column(name = "rules_version")
    String rulesVersion;

    String options;
    long version;

    @Column(name = "ended_at")
    Instant endedAt;

    String sheet;

    record Key(int generation, String matchId) implements Serializable {}
}
