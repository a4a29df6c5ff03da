package baffin.gameservice.match.action;

import baffin.platform.limits.Cursor;
import baffin.platform.limits.Limits;
import baffin.platform.problem.Problem;
import baffin.platform.request.QueryFilters;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * Which legal actions are wanted, and how they are shown.
 *
 * @param part which part of the list
 * @param type only commands of this type; null for all
 * @param kind only actions of this kind; null for all
 * @param families true when families come as one action
 * @param explain true when actions are explained
 * @param language of texts
 */
public record ActionChoice(
        Part part, @Nullable String type, @Nullable Kind kind, boolean families, boolean explain, Locale language) {

    private static final List<String> KINDS = List.of("move", "arrangement", "all");

    /** What an action is to the match. */
    public enum Kind {
        /** It moves the match on. */
        MOVE,
        /** It says something in advance, and nobody waits for it. */
        ARRANGEMENT
    }

    /** A part of a list. */
    public sealed interface Part {

        /** The part of a list. */
        <T> List<T> of(List<T> all);

        /** The cursor of the part after this one of so many; null where there is none. */
        @Nullable
        String next(int total);

        /** Some that stand together. */
        record Slice(int offset, int limit) implements Part {

            @Override
            public <T> List<T> of(List<T> all) {
                int from = Math.min(offset, all.size());
                return all.subList(from, Math.min(all.size(), from + limit));
            }

            @Override
            public @Nullable String next(int total) {
                return total - offset > limit ? Cursor.after(offset + limit).text() : null;
            }
        }

        /** Some drawn at random; the same seed draws the same ones from the same list. */
        record Sample(int count, long seed) implements Part {

            @Override
            public <T> List<T> of(List<T> all) {
                List<T> rest = new ArrayList<>(all);
                Random random = new Random(seed);
                int most = Math.min(count, rest.size());
                for (int drawn = 0; drawn < most; drawn++) {
                    int other = drawn + random.nextInt(rest.size() - drawn);
                    T kept = rest.get(drawn);
                    rest.set(drawn, rest.get(other));
                    rest.set(other, kept);
                }
                return rest.subList(0, most);
            }

            @Override
            public @Nullable String next(int total) {
                return null;
            }
        }
    }

    /** The part of all actions that the parameters of a request stand for, explained in English. */
    public static ActionChoice of(
            @Nullable Integer limit, @Nullable String cursor, @Nullable Integer sample, @Nullable Long random) {
        QueryFilters.refuse("limit", sample != null && limit != null, "has no meaning together with sample");
        QueryFilters.refuse("cursor", sample != null && cursor != null, "has no meaning together with sample");
        QueryFilters.refuse("random", sample == null && random != null, "is the seed of sample, and needs it");
        Part part = sample == null
                ? new Part.Slice(
                        Cursor.parse(cursor, 1, keys -> Integer.parseInt(keys.getFirst()))
                                .orElse(0),
                        within("?limit", limit, Limits.LEGAL_ACTIONS_MAX))
                : new Part.Sample(within("?sample", sample, 1), random == null ? 0 : random);
        // who plays at random wants to move on: a client that says things in advance for ever plays nothing
        return new ActionChoice(part, null, sample == null ? null : Kind.MOVE, false, true, Locale.ENGLISH);
    }

    private static int within(String name, @Nullable Integer value, int otherwise) {
        int number = value == null ? otherwise : value;
        if (number < 1 || number > Limits.LEGAL_ACTIONS_MAX) {
            throw Problem.invalidField(name, "out-of-range", "must be from 1 to " + Limits.LEGAL_ACTIONS_MAX)
                    .asException();
        }
        return number;
    }

    /** The same, of a type only. */
    ActionChoice ofType(@Nullable String newType) {
        return new ActionChoice(part, newType, newType == null ? kind : null, families, explain, language);
    }

    /**
     * The same, of a kind only.
     *
     * @param word {@code move}, {@code arrangement} or {@code all}; null for what is usual
     * @throws baffin.platform.problem.ProblemException 400 for another word
     */
    ActionChoice ofKind(@Nullable String word) {
        String known = QueryFilters.oneOf("?kind", word, KINDS);
        if (known == null) {
            return this;
        }
        Kind wanted = known.equals("all") ? null : Kind.valueOf(known.toUpperCase(Locale.ROOT));
        return new ActionChoice(part, type, wanted, families, explain, language);
    }

    /** The same, shown in another way. */
    public ActionChoice shown(boolean asFamilies, boolean explained, Locale in) {
        return new ActionChoice(part, type, kind, asFamilies, explained, in);
    }
}
