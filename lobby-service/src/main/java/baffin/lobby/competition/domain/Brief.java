package baffin.lobby.competition.domain;

import baffin.competition.Competition;
import baffin.competition.CompetitionStatus;
import baffin.competition.entry.Official;
import baffin.competition.policy.EntryRule.Who;
import baffin.competition.table.Series;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A competition in short.
 *
 * <p>What is not explained here is as in {@link Competition}.
 *
 * @param status ANNOUNCED, ENTRY, RUNNING, FINISHED or CANCELLED
 * @param name of the policy
 * @param format type of the format, such as PodSwiss
 * @param entry OPEN, INVITATION or LIST
 * @param entrants how many take part
 * @param entrantsMax how many may
 * @param rounds how many were published
 * @param closesAt when entry closes (UTC); absent when the organiser starts it
 */
@Schema(name = "CompetitionBrief")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Brief(
        String competitionId,
        long version,
        CompetitionStatus status,
        String name,
        String game,
        String format,
        Who entry,
        List<Official> officials,
        int entrants,
        int entrantsMax,
        int rounds,
        @Nullable Series series,
        @Nullable Instant closesAt,
        Instant createdAt,
        @Nullable Instant startedAt) {

    public Brief {
        officials = List.copyOf(officials);
    }

    /** What a list tells of a competition. */
    public static Brief of(Competition competition) {
        return new Brief(
                competition.id(),
                competition.version(),
                competition.status(),
                competition.policy().name(),
                competition.policy().game(),
                competition.policy().format().getClass().getSimpleName(),
                competition.policy().entry().who(),
                competition.officials(),
                competition.active().size(),
                competition.policy().entry().max(),
                competition.rounds().size(),
                competition.series(),
                competition.policy().entry().closesAt(),
                competition.createdAt(),
                competition.startedAt());
    }
}
