package baffin.scoring.match;

import baffin.match.terms.CompetitionRef;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

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

    /** Those in whose own lists it stands all the same; null when it stands in all. */
    String @Nullable [] people;

    /** Where it stands in a competition; null for a match of its own. */
    @Nullable
    CompetitionRef place() {
        return competition == null || round == null || table == null || attempt == null
                ? null
                : new CompetitionRef(competition, round, table, attempt);
    }

    record Key(int generation, String matchId) implements Serializable {}
}
