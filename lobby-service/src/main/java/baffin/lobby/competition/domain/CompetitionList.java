package baffin.lobby.competition.domain;

import baffin.competition.Competition;
import baffin.competition.CompetitionStatus;
import baffin.competition.event.CompetitionRecord;
import io.smallrye.mutiny.Uni;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The competitions as readers see them; a little behind the log. Holds what nobody is told yet. */
public interface CompetitionList {

    /**
     * What is looked for; null means anything.
     *
     * @param organiser id of one who directs it
     * @param player id of one who takes part
     * @param invited id of one who has been asked and has not answered yet
     * @param series id of the league
     */
    record Filter(
            @Nullable CompetitionStatus status,
            @Nullable String game,
            @Nullable String organiser,
            @Nullable String player,
            @Nullable String invited,
            @Nullable String series) {}

    /** The last competition of the page before. */
    record After(Instant createdAt, String competitionId) {}

    /**
     * What lives and what does not.
     *
     * @param live ids of competitions that a player directs and that are not over
     * @param over those of the ids asked about that are over
     */
    record Lives(Set<String> live, Set<String> over) {

        public Lives {
            live = Set.copyOf(live);
            over = Set.copyOf(over);
        }
    }

    /** The live competitions that a player directs, and which of some others are over. */
    Uni<Lives> lives(String organiser, Set<String> others);

    /** The version that the list has of a competition; 0 for one that it does not have. */
    Uni<Long> version(String competitionId);

    /** One competition as it is. */
    Uni<Optional<Competition>> find(String competitionId);

    /** Its records from the first to a version. */
    Uni<List<CompetitionRecord>> records(String competitionId, long toVersion);

    /** The latest version of a competition that is not younger than a moment; 0 when it is younger itself. */
    Uni<Long> versionAt(String competitionId, Instant moment);

    /** One of its records. */
    Uni<Optional<CompetitionRecord>> record(String competitionId, long version);

    /** Competitions in short, the latest first. */
    Uni<List<Brief>> list(Filter filter, @Nullable After after, int limit);
}
