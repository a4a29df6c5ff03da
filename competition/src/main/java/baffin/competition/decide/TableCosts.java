package baffin.competition.decide;

import baffin.competition.Competition;
import baffin.competition.decide.round.Contestants;
import baffin.competition.decide.round.SwissRounds;
import baffin.competition.event.RoundEvent.RoundPublished;
import baffin.competition.pairing.Contestant;
import baffin.competition.pairing.Cost;
import baffin.competition.pairing.PairingTask;
import baffin.competition.policy.Format.PodSwiss;
import baffin.competition.table.Bye;
import baffin.competition.table.Stage;
import baffin.competition.table.Table;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What each table of a searched round adds to its cost, by the formula of docs/competitions.md. */
public final class TableCosts {

    private final Competition before;
    private final Map<Integer, Contestant> contestants;
    private final int repeatWeight;

    private TableCosts(Competition before, RoundPublished round) {
        List<Integer> there = Stream.concat(
                        round.tables().stream().flatMap(table -> table.seats().stream()),
                        round.byes().stream().map(Bye::entrant))
                .toList();
        this.before = before;
        this.contestants = Contestants.of(before, there).stream()
                .collect(Collectors.toMap(Contestant::number, Function.identity()));
        this.repeatWeight = before.policy().format() instanceof PodSwiss swiss
                ? SwissRounds.weight(swiss)
                : PairingTask.REPEAT_WEIGHT;
    }

    /**
     * One cost a table, in their order; empty for a round whose tables follow from what was before.
     *
     * @param before the competition without the round
     */
    public static List<Cost> of(Competition before, RoundPublished round) {
        if (round.stage() != Stage.SWISS && round.stage() != Stage.HEAT) {
            return List.of();
        }
        TableCosts costs = new TableCosts(before, round);
        return round.tables().stream().map(costs::cost).toList();
    }

    private Cost cost(Table table) {
        List<Contestant> seated = table.seats().stream()
                .map(number -> Objects.requireNonNull(contestants.get(number)))
                .toList();
        return Cost.ofTable(seated, before.policy().tableSize(), repeatWeight);
    }
}
