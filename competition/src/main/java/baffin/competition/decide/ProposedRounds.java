package baffin.competition.decide;

import baffin.competition.Competition;
import baffin.competition.Publications;
import baffin.competition.decide.round.LeagueCheck;
import baffin.competition.decide.round.NextRound;
import baffin.competition.decide.round.NextRound.Impossible;
import baffin.competition.decide.round.NextRound.Tables;
import baffin.competition.decide.round.RoundMaker;
import baffin.competition.decide.round.Searched;
import baffin.competition.event.CompetitionRefusal.Fault;
import baffin.competition.pairing.Contestant;
import baffin.competition.pairing.Cost;
import baffin.competition.pairing.PairedTable;
import baffin.competition.pairing.Pairing;
import baffin.competition.pairing.PairingTask;
import baffin.competition.pairing.swiss.Swiss;
import baffin.competition.policy.Format.DivisionLeague;
import baffin.competition.table.Bye;
import baffin.competition.table.ByeKind;
import baffin.competition.table.Proposal;
import baffin.competition.table.Table;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Checks a round that was worked out elsewhere against the state, without any search. */
record ProposedRounds(Proposal proposal) implements RoundMaker {

    /** What a proposal is taken for: the same rules whether there is one or not. */
    static RoundMaker of(@Nullable Proposal proposal) {
        return proposal == null ? WANTING : new ProposedRounds(proposal);
    }

    @Override
    public NextRound paired(Competition state, Pairable what, Instant now) {
        int kept = kept(what);
        return made(state, what.forbidden(kept), now, () -> {
            PairingTask task = Searched.task(state, what, kept);
            return proposal.stage() == what.stage() && kinds(what)
                    ? Swiss.check(task, pairing(task))
                    : List.of("it belongs to another stage");
        });
    }

    @Override
    public NextRound league(Competition state, DivisionLeague league, Instant now) {
        return made(state, List.of(), now, () -> LeagueCheck.findings(state, league, proposal));
    }

    /** All pairs of all rounds are kept apart, or where nobody publishes the round the most important of them. */
    private int kept(Pairable what) {
        int all = what.apart().size();
        if (!what.constraints().byItself()) {
            return all;
        }
        return IntStream.rangeClosed(0, all)
                .filter(kept -> proposal.forbidden().equals(what.forbidden(kept)))
                .findFirst()
                .orElse(all);
    }

    private NextRound made(Competition state, List<List<Integer>> forbidden, Instant now, Findings check) {
        if (proposal.version() != state.version()) {
            return new NextRound.Wanted();
        }
        if (!proposal.impossible().isEmpty()) {
            return new Impossible(proposal.impossible().stream()
                    .map(why -> new Fault("", why))
                    .toList());
        }
        List<String> findings = new ArrayList<>(numbered(Publications.nextAttempt(state)));
        if (!proposal.seed().equals(NextRound.seed(state))) {
            findings.add("its seed is another one");
        }
        if (findings.isEmpty()) {
            findings.addAll(check.find());
        }
        return findings.isEmpty()
                ? new Tables(proposal.stage(), proposal.tables(), proposal.byes(), proposal.locked(), proposal.cost())
                        .ready(state, forbidden, now)
                : Impossible.of("", "the round was not paired by the rules: " + findings.getFirst());
    }

    private interface Findings {
        List<String> find();
    }

    private List<String> numbered(int attempt) {
        List<Table> tables = proposal.tables();
        for (int index = 0; index < tables.size(); index++) {
            Table table = tables.get(index);
            if (table.number() != index + 1 || table.attempt() != attempt || table.result() != null) {
                return List.of("table " + (index + 1) + " is not a new one");
            }
        }
        return List.of();
    }

    private boolean kinds(Pairable what) {
        return proposal.tables().stream().allMatch(table -> table.division() == null)
                && proposal.byes().equals(Searched.byes(what, unpaired()));
    }

    private List<Integer> unpaired() {
        return proposal.byes().stream()
                .filter(bye -> bye.kind() != ByeKind.REQUESTED)
                .map(Bye::entrant)
                .toList();
    }

    private Pairing pairing(PairingTask task) {
        Map<Integer, Contestant> known = task.byNumber();
        Set<Integer> locked = new HashSet<>(proposal.locked());
        List<PairedTable> tables = new ArrayList<>();
        Cost sum = Cost.NONE;
        for (Table table : proposal.tables()) {
            Cost cost = known.keySet().containsAll(table.seats())
                    ? Cost.ofTable(
                            table.seats().stream()
                                    .map(number -> Objects.requireNonNull(known.get(number)))
                                    .toList(),
                            task.tableSize(),
                            task.repeatWeight())
                    : Cost.NONE;
            sum = sum.plus(cost);
            tables.add(new PairedTable(table.seats(), cost, locked.contains(table.number())));
        }
        List<Integer> byes = unpaired();
        for (int number : byes) {
            Contestant contestant = known.get(number);
            sum = contestant == null ? sum : sum.plus(Cost.ofBye(contestant));
        }
        boolean matches = Double.compare(Cost.read(sum.total()), proposal.cost()) == 0;
        return new Pairing(tables, byes, proposal.seed(), matches ? sum : new Cost(0, 0, 0, -1));
    }
}
