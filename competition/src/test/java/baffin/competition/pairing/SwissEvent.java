package baffin.competition.pairing;

import baffin.competition.pairing.swiss.Paired;
import baffin.competition.pairing.swiss.Swiss;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;

/** A pod Swiss played with made-up people: skill normal, results Plackett-Luce, 10/6/3/1 with 10/4/1 and 9/1. */
public final class SwissEvent {

    private static final Map<Integer, long[]> POINTS = Map.of(
            4, new long[] {10, 6, 3, 1},
            3, new long[] {10, 4, 1},
            2, new long[] {9, 1});

    private static final long BYE = 5;

    final Map<Integer, Person> people = new TreeMap<>();
    final Random chance;
    private final String seed;
    private int round;

    static final class Person {
        final int number;
        final double skill;
        final Map<Integer, Integer> met = new HashMap<>();
        final List<Integer> seats = new ArrayList<>(List.of(0, 0, 0, 0));
        long points;
        int shortTables;
        int byes;
        boolean freePoints;

        Person(int number, double skill) {
            this.number = number;
            this.skill = skill;
        }
    }

    public SwissEvent(int people, long seed) {
        this.seed = "event " + seed;
        chance = new Random(seed * 7919 + 17);
        for (int number = 1; number <= people; number++) {
            enter(number);
        }
    }

    void enter(int number) {
        people.put(number, new Person(number, chance.nextGaussian()));
    }

    public PairingTask task(int size, boolean twoAllowed) {
        List<Person> order = people.values().stream()
                .sorted(Comparator.<Person>comparingLong(person -> -person.points)
                        .thenComparing(person -> Seeds.lot(seed, "player " + person.number)))
                .toList();
        List<Contestant> contestants = new ArrayList<>();
        for (Person person : order) {
            contestants.add(new Contestant(
                    person.number,
                    person.points * Contestant.POINT,
                    contestants.size() + 1,
                    person.met,
                    person.seats,
                    person.shortTables,
                    person.byes,
                    person.freePoints));
        }
        return PairingTask.of(size, twoAllowed, contestants, Seeds.round(seed, ++round));
    }

    public void play(PairingTask task, Pairing pairing) {
        for (PairedTable table : pairing.tables()) {
            sit(task.tableSize(), table.seats());
            List<Integer> places = places(table.seats());
            for (int place = 0; place < places.size(); place++) {
                people.get(places.get(place)).points += POINTS.get(places.size())[place];
            }
        }
        for (int number : pairing.byes()) {
            people.get(number).byes++;
            people.get(number).points += BYE;
        }
    }

    /** Pairs in which two have met more than once, each further meeting counted. */
    public int repeats() {
        int twice = 0;
        for (Person person : people.values()) {
            for (int met : person.met.values()) {
                twice += met - 1;
            }
        }
        return twice / 2;
    }

    private void sit(int size, List<Integer> table) {
        for (int seat = 0; seat < table.size(); seat++) {
            Person person = people.get(table.get(seat));
            person.seats.set(seat, person.seats.get(seat) + 1);
            person.shortTables += table.size() < size ? 1 : 0;
            for (int other : table) {
                if (other != person.number) {
                    person.met.merge(other, 1, Integer::sum);
                }
            }
        }
    }

    private List<Integer> places(List<Integer> table) {
        Map<Integer, Double> shown = new HashMap<>();
        for (int number : table) {
            double gumbel = -Math.log(-Math.log(chance.nextDouble()));
            shown.put(number, people.get(number).skill + gumbel);
        }
        return table.stream()
                .sorted(Comparator.comparingDouble(number -> -shown.get(number)))
                .toList();
    }

    /** The same task with another number of trials and another seed. */
    static PairingTask with(PairingTask task, int trials, String seed) {
        return new PairingTask(
                task.tableSize(),
                task.twoAllowed(),
                task.contestants(),
                task.locked(),
                task.forbidden(),
                task.repeatWeight(),
                trials,
                seed);
    }

    public static Pairing done(PairingTask task) {
        return ((Paired.Done) Swiss.pair(task)).pairing();
    }

    static Set<Pair> pairs(PairedTable table) {
        Set<Pair> pairs = new java.util.HashSet<>();
        for (int a : table.seats()) {
            for (int b : table.seats()) {
                if (a < b) {
                    pairs.add(new Pair(a, b));
                }
            }
        }
        return pairs;
    }
}
