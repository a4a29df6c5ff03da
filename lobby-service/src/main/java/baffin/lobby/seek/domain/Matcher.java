package baffin.lobby.seek.domain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Who is matched with whom. Pure, and the same every time.
 *
 * <p>A group is full when all of its members fit each other, two by two, and its size is one that all of them want.
 * Since nobody waits while there is a full group, a full group can only come to be with somebody who has just come.
 */
final class Matcher {

    private Matcher() {}

    /**
     * The full group that a newcomer completes: the one with those who wait longest, compared one by one; of two that
     * go equally far back, the larger one.
     *
     * @param waiting the others, in any order
     */
    static Optional<SeekGroup> completedBy(Seek newcomer, List<Seek> waiting) {
        List<Seek> fitting = sorted(waiting, newcomer::fits);
        SeekGroup best = null;
        for (int size : newcomer.seats().reversed()) {
            List<Seek> others = among(List.of(), fitting, 0, size - 1, size);
            if (others != null && (best == null || earlier(others, best.members()))) {
                best = new SeekGroup(others, size);
            }
        }
        return Optional.ofNullable(best).map(group -> with(newcomer, group));
    }

    /**
     * The group of one whose time for bots has come: as many as possible of those who came later and take bots too,
     * then as few bots as possible.
     *
     * @param waiting the others, in any order
     */
    static SeekGroup filledFor(Seek first, List<Seek> waiting) {
        List<Seek> fitting = sorted(
                waiting, seek -> seek.botsFrom() != null && Seek.BY_AGE.compare(first, seek) < 0 && first.fits(seek));
        for (int people = first.seats().getLast(); people > 1; people--) {
            for (int size : first.seats()) {
                List<Seek> others = size < people ? null : among(List.of(), fitting, 0, people - 1, size);
                if (others != null) {
                    return with(first, new SeekGroup(others, size));
                }
            }
        }
        return new SeekGroup(List.of(first), first.seats().getFirst());
    }

    private static List<Seek> sorted(List<Seek> waiting, Predicate<Seek> condition) {
        return waiting.stream().filter(condition).sorted(Seek.BY_AGE).toList();
    }

    private static SeekGroup with(Seek one, SeekGroup others) {
        SortedSet<Seek> all = new TreeSet<>(Seek.BY_AGE);
        all.addAll(others.members());
        all.add(one);
        return new SeekGroup(List.copyOf(all), others.seats());
    }

    /** The first choice, in order of age, of so many who fit each other and want a table of that size. */
    private static @Nullable List<Seek> among(List<Seek> chosen, List<Seek> from, int next, int missing, int size) {
        if (missing == 0) {
            return chosen;
        }
        for (int index = next; index <= from.size() - missing; index++) {
            Seek candidate = from.get(index);
            if (candidate.seats().contains(size) && chosen.stream().allMatch(candidate::fits)) {
                List<Seek> more = new ArrayList<>(chosen);
                more.add(candidate);
                List<Seek> found = among(more, from, index + 1, missing - 1, size);
                if (found != null) {
                    return found;
                }
            }
        }
        return null;
    }

    private static boolean earlier(List<Seek> one, List<Seek> other) {
        for (int index = 0; index < Math.min(one.size(), other.size()); index++) {
            int order = Seek.BY_AGE.compare(one.get(index), other.get(index));
            if (order != 0) {
                return order < 0;
            }
        }
        return false;
    }
}
