package baffin.platform.problem;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Finds what somebody may have meant: the fewer letters to change, the nearer (Levenshtein). */
final class Nearby {

    private static final int FOUND_MAX = 3;
    private static final int CHANGES_MAX = 3;

    /** So long a text is no slip of the pen. */
    private static final int LENGTH_MAX = 60;

    private Nearby() {}

    /** Those of the texts that a slip of the pen away are from what was sent, the nearest first. */
    static List<String> of(String sent, List<String> texts) {
        if (sent.isEmpty() || sent.length() > LENGTH_MAX) {
            return List.of();
        }
        record Found(String text, int changes) {}
        String small = sent.toLowerCase(Locale.ROOT);
        return texts.stream()
                .filter(text -> text.length() <= LENGTH_MAX)
                .map(text -> new Found(text, changes(small, text.toLowerCase(Locale.ROOT))))
                .filter(found -> found.changes()
                        <= Math.min(
                                CHANGES_MAX,
                                (Math.max(sent.length(), found.text().length()) + 1) / 3))
                .sorted(Comparator.comparingInt(Found::changes))
                .limit(FOUND_MAX)
                .map(Found::text)
                .toList();
    }

    /** Letters to insert, delete or replace, where two that have changed places count as one. */
    private static int changes(String one, String other) {
        int[][] least = new int[one.length() + 1][other.length() + 1];
        for (int at = 0; at <= one.length(); at++) {
            for (int to = 0; to <= other.length(); to++) {
                if (at == 0 || to == 0) {
                    least[at][to] = at + to;
                    continue;
                }
                boolean same = one.charAt(at - 1) == other.charAt(to - 1);
                least[at][to] = Math.min(
                        least[at - 1][to - 1] + (same ? 0 : 1), Math.min(least[at - 1][to], least[at][to - 1]) + 1);
                if (swapped(one, at, other, to)) {
                    least[at][to] = Math.min(least[at][to], least[at - 2][to - 2] + 1);
                }
            }
        }
        return least[one.length()][other.length()];
    }

    private static boolean swapped(String one, int at, String other, int to) {
        return at > 1
                && to > 1
                && one.charAt(at - 1) == other.charAt(to - 2)
                && one.charAt(at - 2) == other.charAt(to - 1);
    }
}
