package baffin.competition.decide.ruling;

import baffin.competition.Competition;
import baffin.competition.CompetitionStatus;
import baffin.competition.course.Cut;
import baffin.competition.course.Knockout;
import baffin.competition.course.Stages;
import baffin.competition.decide.shared.Verdict;
import baffin.competition.policy.Format;
import baffin.competition.table.Round;
import baffin.competition.table.Stage;
import baffin.competition.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Once a later round is published, a result may be put right as far as those stay in who play in it: who is out plays
 * on only after that round was withdrawn. Elsewhere entrants only sat where they sat.
 */
public final class LaterRounds {

    private LaterRounds() {}

    /** Why a ruling does not fit what was made from the result; empty where it does. */
    public static Optional<Verdict> fault(Competition before, Competition after) {
        Optional<String> why = switch (before.policy().format()) {
            case Format.PodElimination pods -> advancing(before, after, true);
            case Format.SingleElimination bracket -> advancing(before, after, bracket.thirdPlace());
            default -> semiFinal(before, after);
        };
        return why.map(words -> Verdict.conflict(words + ": " + first(before)));
    }

    private static String first(Competition state) {
        int latest = state.rounds().size();
        String finish = state.status() == CompetitionStatus.FINISHED ? "undo the finish and " : "";
        return finish + "withdraw round " + latest + " first (POST /api/v1/competitions/" + state.id() + "/rounds/"
                + latest + "/withdraw)";
    }

    /**
     * A round of an elimination after whose present results others would go on.
     *
     * @param losersPlay true when those who are out may have another match
     */
    private static Optional<String> advancing(Competition before, Competition after, boolean losersPlay) {
        for (int round = 1; round < before.rounds().size(); round++) {
            Round was = before.rounds().get(round - 1);
            Round used = used(before, was, after.rounds().get(round - 1));
            if (!was.equals(used) && !same(upTo(before, was), upTo(after, used), losersPlay)) {
                return Optional.of("round " + (round + 1) + " was made from this result, and others would go on");
            }
        }
        return Optional.empty();
    }

    /** The round with the tables as they were from which no later round was made. */
    private static Round used(Competition before, Round was, Round is) {
        // who goes on in pods may depend on all tables, in a bracket on those whose people play later
        boolean pods = before.policy().format() instanceof Format.PodElimination;
        Round used = is;
        for (Table table : was.tables()) {
            boolean unused = before.rounds().stream()
                    .skip(was.number())
                    // somebody may have gone through because nobody of the table came
                    .noneMatch(later -> !later.byes().isEmpty()
                            || pods && later.stage() != Stage.PLAY_OFF
                            || table.seats().stream().anyMatch(later::has));
            used = unused ? used.with(table) : used;
        }
        return used;
    }

    private static Knockout upTo(Competition state, Round last) {
        List<Round> rounds = new ArrayList<>(state.rounds().subList(0, last.number() - 1));
        rounds.add(last);
        return Knockout.of(state.with(rounds, state.penalties()));
    }

    private static boolean same(Knockout one, Knockout other, boolean losersPlay) {
        return losersPlay
                ? one.equals(other)
                : one.out().equals(other.out()) && one.replays().equals(other.replays());
    }

    private static Optional<String> semiFinal(Competition before, Competition after) {
        return Stages.last(before, Stage.FINAL)
                .flatMap(last -> Stages.of(after, Stage.SEMI_FINAL).stream()
                        .flatMap(round -> round.tables().stream()
                                .filter(table -> changed(before, round, table))
                                .flatMap(table -> out(last, table).stream()))
                        .findFirst())
                .map(entrant -> "the final was made with entrant " + entrant
                        + " as the winner of this semi-final, who would not be its winner any more");
    }

    private static boolean changed(Competition before, Round round, Table table) {
        return !before.rounds()
                .get(round.number() - 1)
                .tables()
                .get(table.number() - 1)
                .equals(table);
    }

    /** Who has come from the table into the final and would not any more. */
    private static Optional<Integer> out(Round last, Table table) {
        Cut cut = table.open() ? new Cut(List.of(), List.of(), 0) : Cut.of(table, 1);
        return last.tables().stream()
                .flatMap(one -> one.seats().stream())
                .filter(table.seats()::contains)
                .filter(entrant -> !cut.sure().contains(entrant) && !cut.tied().contains(entrant))
                .findFirst();
    }
}
