package baffin.view.adapter;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A match in the list. */
@Entity
@Table(name = "match_head")
@IdClass(MatchHeadEntity.Key.class)
@SuppressWarnings("NullAway.Init") // Hibernate fills the fields
class MatchHeadEntity {

    @Id
    int generation;

    @Id
    @Column(name = "match_id")
    String matchId;

    String game;
    boolean ranked;
    String[] players;
    String seats;

    @Column(name = "started_at")
    Instant startedAt;

    @Column(name = "ended_at")
    @Nullable
    Instant endedAt;

    @Nullable
    String competition;

    @Column(name = "round_no")
    @Nullable
    Integer round;

    @Column(name = "table_no")
    @Nullable
    Integer table;

    @Column(name = "attempt_no")
    @Nullable
    Integer attempt;

    /** Who may look at it, as JSON; null when anybody may, and it stands in lists. */
    @Nullable
    String audience;

    /** Those in whose own list it stands all the same; null when it stands in all. */
    String @Nullable [] people;

    record Key(int generation, String matchId) implements Serializable {}
}
