package baffin.scoring.competition;

import baffin.competition.Competition;
import baffin.competition.CompetitionStatus;
import baffin.competition.policy.EntryRule;
import baffin.competition.table.Round;
import baffin.match.terms.WrittenDuration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A date of a competition: the time at which something happened, or while it has not, the one for which it is planned.
 *
 * @param round its number; null for what is about no round
 * @param at when (UTC, ms)
 * @param happened true once it has
 */
public record Milestone(Kind kind, @Nullable Integer round, Instant at, boolean happened) {

    /** What the date is about. */
    public enum Kind {
        ENTRY_OPENS,
        CHECK_IN,
        /** Entry closes and play begins. */
        ENTRY_CLOSES,
        ROUND_PUBLISHED,
        /** The deadline of an open round; of a closed one, the close. */
        ROUND_ENDS,
        /** The latest round may be opened again until then, before the next one comes by itself. */
        REVIEW_ENDS,
        FINISHED,
        CANCELLED
    }

    /** All dates of a competition, the earliest first. */
    public static List<Milestone> of(Competition competition, Lifecycle lifecycle) {
        List<Milestone> all = new ArrayList<>();
        entry(competition, lifecycle, all);
        for (Round round : competition.rounds()) {
            all.add(new Milestone(Kind.ROUND_PUBLISHED, round.number(), round.publishedAt(), true));
            Milestone ends = ends(round);
            if (ends.happened() || !competition.status().over()) {
                all.add(ends);
            }
        }
        competition
                .reviewUntil()
                .ifPresent(until -> all.add(new Milestone(
                        Kind.REVIEW_ENDS,
                        competition.latest().map(Round::number).orElse(null),
                        until,
                        false)));
        Instant ended = lifecycle.ended();
        if (ended != null) {
            Kind kind = competition.status() == CompetitionStatus.CANCELLED ? Kind.CANCELLED : Kind.FINISHED;
            all.add(new Milestone(kind, null, ended, true));
        }
        all.sort(Comparator.comparing(Milestone::at));
        return all;
    }

    private static Milestone ends(Round round) {
        Instant closed = round.closedAt();
        return new Milestone(
                Kind.ROUND_ENDS, round.number(), closed == null ? round.deadline() : closed, closed != null);
    }

    private static void entry(Competition competition, Lifecycle lifecycle, List<Milestone> all) {
        EntryRule rule = competition.policy().entry();
        boolean over = competition.status().over();
        Instant opened = lifecycle.opened();
        Instant started = competition.startedAt();
        Instant closes = started != null || over ? started : rule.closesAt();
        if (started == null && closes != null && competition.undoable().waits(closes)) {
            closes = null;
        }
        WrittenDuration checkIn = rule.checkIn();
        if (opened != null) {
            all.add(new Milestone(Kind.ENTRY_OPENS, null, opened, true));
        } else if (rule.opensAt() != null && !over) {
            all.add(new Milestone(Kind.ENTRY_OPENS, null, rule.opensAt(), false));
        }
        Instant planned = rule.closesAt();
        if (checkIn != null && planned != null && closes != null) {
            Instant begins = planned.minus(checkIn);
            // play that began before leaves nothing to check in for
            if (started == null || begins.isBefore(started)) {
                all.add(new Milestone(Kind.CHECK_IN, null, begins, started != null));
            }
        }
        if (closes != null) {
            all.add(new Milestone(Kind.ENTRY_CLOSES, null, closes, started != null));
        }
    }
}
