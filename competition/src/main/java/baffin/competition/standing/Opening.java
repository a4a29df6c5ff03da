package baffin.competition.standing;

import baffin.competition.Competition;
import baffin.competition.Penalty;
import baffin.competition.Stage;
import baffin.competition.policy.Points;
import baffin.competition.policy.TieBreak;
import baffin.competition.standing.Account.Outing;
import baffin.competition.standing.Explanation.Opened;
import baffin.competition.standing.Explanation.Part;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/** Opens tie-breaks down to their matches. */
final class Opening {

    private static final long MICRO = 1_000;

    private final Competition competition;
    private final Book book;
    private final Terms terms;
    private final Ranker ranker;

    Opening(Competition competition, Book book, Terms terms, Ranker ranker) {
        this.competition = competition;
        this.book = book;
        this.terms = terms;
        this.ranker = ranker;
    }

    Opened of(Account account, TieBreakValue value) {
        return switch (value.kind()) {
            case HEAD_TO_HEAD -> headToHead(account, value);
            case PLAY_OFF -> new Opened(value, List.of(), rule(value.kind()), playOff(account));
            default ->
                new Opened(
                        value,
                        List.of(),
                        rule(value.kind()),
                        terms.of(account, value.kind()).stream()
                                .map(term -> part(value.kind(), term))
                                .toList());
        };
    }

    private Opened headToHead(Account account, TieBreakValue value) {
        List<Account> tied = ranker.tied(account.number());
        List<Part> parts = value.value() == null
                ? List.of()
                : Meetings.meetings(account, tied).stream()
                        .map(meeting -> part(meeting.outing(), true, met(meeting)))
                        .toList();
        return new Opened(value, tied.stream().map(Account::number).sorted().toList(), rule(value.kind()), parts);
    }

    private static String met(Meetings.Meeting meeting) {
        String with = meeting.others().stream().map(other -> "#" + other).collect(Collectors.joining(", "));
        return "with " + with + ": " + meeting.outing().score().points() + " x "
                + meeting.others().size();
    }

    private List<Part> playOff(Account account) {
        return account.outings.stream()
                .filter(outing -> outing.at().round().stage() == Stage.PLAY_OFF)
                .map(outing -> part(outing, true, "place " + outing.score().place()))
                .toList();
    }

    private Part part(TieBreak kind, Term term) {
        Penalty penalty = term.penalty();
        if (penalty != null) {
            return new Part(null, null, null, penalty.version(), true, "penalty " + penalty.number());
        }
        Outing outing = Objects.requireNonNull(term.outing());
        String left = term.counts() ? "" : " (the worst of five or more is left out)";
        return part(outing, term.counts(), arithmetic(kind, outing, term.value()) + left);
    }

    private Part part(Outing outing, boolean counts, String rule) {
        ScoredTable at = outing.at();
        int round = at.round().number();
        return new Part(
                round,
                at.table().number(),
                competition.matchOf(round, at.table()),
                at.result().version(),
                counts,
                rule);
    }

    private String arithmetic(TieBreak kind, Outing outing, long value) {
        int own = Sheet.score(outing.at(), outing.score().side());
        return switch (kind) {
            case FIRST_PLACES, SECOND_PLACES -> outing.rule() + ": " + new Points(value);
            case WINNER_SHARE -> own + " / " + terms.sheet(outing).winner() + " = " + shown(value);
            case TABLE_SHARE ->
                own + " / " + terms.sheet(outing).sum() + " x "
                        + terms.sheet(outing).sides() + " = " + shown(value);
            case OPPONENTS -> strengths(outing) + " = " + shown(value);
            case BEST_SCORE -> "score " + value;
            case PENALTIES -> outing.rule();
            default -> "";
        };
    }

    private String strengths(Outing outing) {
        return Terms.opponents(outing).stream()
                .map(number -> "#" + number + " " + shown(terms.strength(number)))
                .collect(Collectors.joining(", ", "mean of ", ""));
    }

    private static String shown(long quotient) {
        return Means.shown(Math.floorDiv(2 * quotient + MICRO, 2 * MICRO)).toPlainString();
    }

    private String rule(TieBreak kind) {
        return switch (kind) {
            case HEAD_TO_HEAD ->
                "points in matches with the others who were tied, once for each of them; none unless each two met"
                        + " equally often";
            case FIRST_PLACES -> "first places; shared ones in shares";
            case SECOND_PLACES -> "second places; shared ones in shares";
            case OPPONENTS ->
                "mean over matches of the mean over opponents of points a match / "
                        + book.scheme().points().most() + ", each at least 0.2";
            case WINNER_SHARE -> "mean over matches of own score / winner's score";
            case TABLE_SHARE -> "mean over matches of own score / sum of the table x size of the table";
            case BEST_SCORE -> "best score of a match";
            case PENALTIES -> "penalties and seats not played to the end; fewer are better";
            case PLAY_OFF -> "place in the play-off";
            case LOT -> "SHA-256 of <seed>:lot:<player>; the lower one is better";
        };
    }
}
