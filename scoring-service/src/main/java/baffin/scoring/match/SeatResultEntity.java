package baffin.scoring.match;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** What a finished match was for one seat. */
@Entity
@Table(name = "seat_result")
@IdClass(SeatResultEntity.Key.class)
@SuppressWarnings("NullAway.Init") // Hibernate fills the fields
public class SeatResultEntity {

    @Id
    public int generation;

    @Id
    @Column(name = "match_id")
    public String matchId;

    @Id
    public int seat;

    public String game;
    boolean ranked;
    String player;

    /** The name of a bot of the house; null for everybody else. */
    @Nullable
    String handle;

    boolean bot;
    boolean resigned;
    public String mode;
    public int side;

    /** Whose rating it counts for; null when it counts for nobody's. */
    @Nullable
    public String rated;

    @Column(name = "rated_bot")
    public boolean ratedBot;

    /** True when the seat was not played to the end. */
    public boolean dropped;

    /** Place of a side that left, by rules that put those behind all others in their order; 0 for any other. */
    public int leaving;

    int points;
    public int place;

    /** True when another side has the same place. */
    boolean shared;

    int seats;

    @Column(name = "ended_at")
    public Instant endedAt;

    record Key(int generation, String matchId, int seat) implements Serializable {}
}
