package baffin.competition.standing;

import baffin.competition.Competition;
import baffin.competition.entry.Penalty;
import baffin.competition.policy.Points;
import baffin.competition.policy.TieBreak;
import baffin.competition.standing.StandingExplanation.Opened;
import baffin.competition.standing.StandingExplanation.Part;
import baffin.competition.standing.ledger.EntrantRecord;
import baffin.competition.standing.ledger.EntrantRecord.Appearance;
import baffin.competition.standing.ledger.ResultLedger;
import baffin.competition.standing.ledger.ScoredTable;
import baffin.competition.standing.tiebreak.FixedPointMean;
import baffin.competition.standing.tiebreak.Meetings;
import baffin.competition.standing.tiebreak.Ranker;
import baffin.competition.standing.tiebreak.TableScoreSummary;
import baffin.competition.standing.tiebreak.TieBreakTerm;
import baffin.competition.standing.tiebreak.TieBreakValue;
import baffin.competition.standing.tiebreak.TieBreaks;
import baffin.competition.table.SeatResult.Fate;
import baffin.competition.table.Stage;
import baffin.game.words.Phrase;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/** Opens tie-breaks down to their matches. */
final class TieBreakBreakdown {

    private static final long MICRO = 1_000;

    private final Competition competition;
    private final ResultLedger resultLedger;
    private final TieBreaks tieBreaks;
    private final Ranker ranker;

    TieBreakBreakdown(Competition competition, ResultLedger resultLedger, TieBreaks tieBreaks, Ranker ranker) {
        this.competition = competition;
        this.resultLedger = resultLedger;
        this.tieBreaks = tieBreaks;
        this.ranker = ranker;
    }

    Opened of(EntrantRecord entrantRecord, TieBreakValue value) {
        return switch (value.kind()) {
            case HEAD_TO_HEAD -> headToHead(entrantRecord, value);
            case PLAY_OFF -> new Opened(value, List.of(), rule(value.kind()), playOff(entrantRecord));
            default ->
                new Opened(
                        value,
                        List.of(),
                        rule(value.kind()),
                        tieBreaks.of(entrantRecord, value.kind()).stream()
                                .map(tieBreakTerm -> part(value.kind(), tieBreakTerm))
                                .toList());
        };
    }

    private Opened headToHead(EntrantRecord entrantRecord, TieBreakValue value) {
        List<EntrantRecord> tied = ranker.tied(entrantRecord.number());
        List<Part> parts = value.value() == null
                ? List.of()
                : Meetings.meetings(entrantRecord, tied).stream()
                        .map(meeting -> part(meeting.outing(), true, met(meeting)))
                        .toList();
        return new Opened(
                value, tied.stream().map(EntrantRecord::number).sorted().toList(), rule(value.kind()), parts);
    }

    private static Phrase met(Meetings.Meeting meeting) {
        return Phrase.of(
                "met",
                "others",
                meeting.others().stream().map(other -> "#" + other).collect(Collectors.joining(", ")),
                "points",
                meeting.outing().score().points().toString(),
                "times",
                meeting.others().size());
    }

    private List<Part> playOff(EntrantRecord entrantRecord) {
        return entrantRecord.outings.stream()
                .filter(appearance -> appearance.at().round().stage() == Stage.PLAY_OFF)
                .filter(appearance -> appearance.fate() == Fate.PLAYED)
                .map(appearance -> part(
                        appearance,
                        true,
                        Phrase.of("play-off", "place", appearance.score().place())))
                .toList();
    }

    private Part part(TieBreak kind, TieBreakTerm tieBreakTerm) {
        Penalty penalty = tieBreakTerm.penalty();
        if (penalty != null) {
            return new Part(
                    null, null, null, penalty.version(), true, Phrase.of("penalty", "penalty", penalty.number()));
        }
        Appearance appearance = Objects.requireNonNull(tieBreakTerm.outing());
        Phrase rule = arithmetic(kind, appearance, tieBreakTerm.value());
        return part(
                appearance, tieBreakTerm.counts(), tieBreakTerm.counts() ? rule : Phrase.of("left-out", "rule", rule));
    }

    private Part part(Appearance appearance, boolean counts, Phrase rule) {
        ScoredTable at = appearance.at();
        int round = at.round().number();
        return new Part(
                round,
                at.table().number(),
                competition.matchOf(round, at.table()),
                at.result().version(),
                counts,
                rule);
    }

    private Phrase arithmetic(TieBreak kind, Appearance appearance, long value) {
        int own = TableScoreSummary.score(appearance.at(), appearance.score().side());
        return switch (kind) {
            case FIRST_PLACES, SECOND_PLACES ->
                Phrase.of("share", "rule", appearance.rule(), "points", new Points(value).toString());
            case WINNER_SHARE -> sum(own + " / " + tieBreaks.sheet(appearance).winner() + " = " + shown(value));
            case TABLE_SHARE ->
                sum(own + " / " + tieBreaks.sheet(appearance).sum() + " x "
                        + tieBreaks.sheet(appearance).sides() + " = " + shown(value));
            case OPPONENTS -> Phrase.of("mean", "strengths", strengths(appearance), "value", shown(value));
            case BEST_SCORE -> Phrase.of("score", "value", Long.toString(value));
            case PENALTIES -> appearance.rule();
            default -> sum("");
        };
    }

    private static Phrase sum(String text) {
        return Phrase.of("sum", "text", text);
    }

    private String strengths(Appearance appearance) {
        return TieBreaks.opponents(appearance).stream()
                .map(number -> "#" + number + " " + shown(tieBreaks.strength(number)))
                .collect(Collectors.joining(", "));
    }

    private static String shown(long quotient) {
        return FixedPointMean.shown(Math.floorDiv(2 * quotient + MICRO, 2 * MICRO))
                .toPlainString();
    }

    private Phrase rule(TieBreak kind) {
        return Phrase.of(
                "rule." + kind, "most", resultLedger.scheme().points().most().toString());
    }
}
