package baffin.lobby.competition.api;

import baffin.competition.Competition;
import baffin.competition.CompetitionStatus;
import baffin.competition.PairingConstraints.ForbiddenPair;
import baffin.competition.decide.entry.DivisionSchedules;
import baffin.competition.decide.entry.PolicyWarnings;
import baffin.competition.entry.CarriedCard;
import baffin.competition.entry.Division;
import baffin.competition.entry.Official;
import baffin.competition.entry.Penalty;
import baffin.competition.pairing.league.DivisionSchedule;
import baffin.competition.policy.Policy;
import baffin.competition.table.Placement;
import baffin.competition.table.Series;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A competition as everybody may see it.
 *
 * <p>What is not explained here is as in {@link Competition}.
 *
 * @param status ANNOUNCED, ENTRY, RUNNING, FINISHED or CANCELLED
 * @param policy what the organisers have laid down
 * @param warnings what an organiser should think about; empty when there is nothing
 * @param schedules how divisions of a league play, for each size of one; empty for other formats, and while too few
 *     have entered
 * @param seed from which pairings and lots come; absent before play begins
 * @param invitation the code that lets one in; only organisers are told it, and only where one is needed
 * @param counts how many take part
 * @param placements who belongs in which tier, from the seasons before; empty outside of a league
 * @param cards yellow cards with which some begin, for red ones of seasons before
 * @param seeding who took part when play began, by entrant's number, the best placed first
 * @param seededByHand whom an organiser has seeded, the best one first; empty where ratings and lots decide alone
 * @param forbiddenPairs who is kept apart in all rounds, by number; lifted ones stay in the list
 * @param rounds by number, in short
 * @param early why it has ended before everything was played; absent when it has not
 */
@Schema(name = "Competition")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record CompetitionView(
        String competitionId,
        long version,
        CompetitionStatus status,

        @Schema(type = SchemaType.OBJECT, implementation = Object.class)
        Policy policy,

        List<String> warnings,
        List<DivisionSchedule> schedules,
        String commitment,
        @Nullable String seed,
        @Nullable String invitation,
        @Nullable Series series,
        @Nullable String copyOf,
        List<Official> officials,
        Counts counts,
        List<Placement> placements,
        List<CarriedCard> cards,
        List<Division> divisions,
        List<Integer> seeding,
        List<Integer> seededByHand,
        List<ForbiddenPair> forbiddenPairs,
        List<RoundBrief> rounds,

        @Schema(type = SchemaType.ARRAY, implementation = Object.class)
        List<Penalty> penalties,

        Instant createdAt,
        @Nullable Instant startedAt,
        @Nullable String early,
        Instant changedAt) {

    /**
     * How many take part.
     *
     * @param entrants with a number, whatever has become of them
     * @param active who are to be paired
     * @param alternates who would take a free place
     * @param places most that may take part
     */
    @Schema(name = "CompetitionCounts")
    public record Counts(int entrants, int active, int alternates, int places) {}

    static CompetitionView of(Competition whole, @Nullable String invitation) {
        Competition shown = whole.redacted();
        int field = shown.startedAt() == null
                ? shown.active().size()
                : shown.seeding().size();
        return new CompetitionView(
                shown.id(),
                shown.version(),
                shown.status(),
                shown.policy(),
                PolicyWarnings.of(shown.policy(), field),
                DivisionSchedules.of(shown.policy(), field),
                shown.commitment(),
                shown.seed(),
                invitation,
                shown.series(),
                shown.copyOf(),
                shown.officials(),
                new Counts(
                        shown.entrants().size(),
                        shown.active().size(),
                        shown.alternates().size(),
                        shown.policy().entry().max()),
                shown.placements(),
                shown.cards(),
                shown.divisions(),
                shown.seeding(),
                shown.constraints().seeds(),
                shown.constraints().forbidden(),
                shown.rounds().stream()
                        .map(round -> RoundBrief.of(shown, round))
                        .toList(),
                shown.penalties(),
                shown.createdAt(),
                shown.startedAt(),
                shown.early().orElse(null),
                shown.changedAt());
    }
}
