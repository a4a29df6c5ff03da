package baffin.competition.pairing;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/** Checks to whom byes and short tables have gone. Locked tables are the organiser's own business. */
final class FairnessCheck {

    private final PairingTask task;
    private final Pairing pairing;
    private final List<String> findings;
    private final Map<Integer, Contestant> known;

    FairnessCheck(PairingTask task, Pairing pairing, List<String> findings) {
        this.task = task;
        this.pairing = pairing;
        this.findings = findings;
        this.known = task.byNumber();
    }

    void look() {
        byes();
        shortTables();
    }

    private void byes() {
        List<Contestant> out = pairing.byes().stream().map(this::of).toList();
        List<Contestant> seated = seated(true).toList();
        for (Contestant bye : out) {
            for (Contestant other : seated) {
                String why = better(other, bye);
                if (!why.isEmpty()) {
                    findings.add("the bye of " + bye.number() + " is due to " + other.number() + ", who " + why);
                    return;
                }
            }
        }
    }

    private static String better(Contestant other, Contestant bye) {
        if (other.freePoints() != bye.freePoints()) {
            return bye.freePoints() ? "has not had free points" : "";
        }
        if (other.byes() != bye.byes()) {
            return other.byes() < bye.byes() ? "has had fewer byes" : "";
        }
        return other.points() < bye.points() ? "has fewer points" : "";
    }

    private void shortTables() {
        int least = full().mapToInt(Contestant::shortTables).min().orElse(Integer.MAX_VALUE);
        seated(false)
                .filter(contestant -> contestant.shortTables() > least)
                .forEach(contestant -> findings.add(
                        "the short table of " + contestant.number() + " is due to one of those who have had " + least));
    }

    private Stream<Contestant> seated(boolean anySize) {
        return pairing.tables().stream()
                .filter(table -> !table.locked())
                .filter(table -> anySize || table.seats().size() < task.tableSize())
                .flatMap(table -> table.seats().stream().map(this::of));
    }

    private Stream<Contestant> full() {
        return pairing.tables().stream()
                .filter(table -> !table.locked() && table.seats().size() == task.tableSize())
                .flatMap(table -> table.seats().stream().map(this::of));
    }

    private Contestant of(int number) {
        return Objects.requireNonNull(known.get(number));
    }
}
