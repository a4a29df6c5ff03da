package baffin.gameservice.match;

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
public class MatchHeadEntity {

    @Id
    public int generation;

    @Id
    @Column(name = "match_id")
    public String matchId;

    public String game;
    public boolean ranked;
    public String[] players;
    public String seats;

    @Column(name = "started_at")
    public Instant startedAt;

    @Column(name = "ended_at")
    @Nullable
    Instant endedAt;

    @Nullable
    public String competition;

    @Column(name = "round_no")
    @Nullable
    public Integer round;

    @Column(name = "table_no")
    @Nullable
    public Integer table;

    @Column(name = "attempt_no")
    @Nullable
    public Integer attempt;

    /** Who may look at it, as JSON; null when anybody may, and it stands in lists. */
    @Nullable
    public String audience;

    /** Those in whose own list it stands all the same; null when it stands in all. */
    public String @Nullable [] people;

    record Key(int generation, String matchId) implements Serializable {}
}
