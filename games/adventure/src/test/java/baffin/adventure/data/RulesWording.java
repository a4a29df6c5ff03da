package baffin.adventure.data;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the rules of a game say in their own words, transcribed: data is compared with that and not with itself. */
final class RulesWording {

    private static final Pattern MARK = Pattern.compile("\\((R|X|DE|ES|inferred|ours)(?=[;)])|, (DE|ES)\\)");
    private static final Map<String, String> SHORT = Map.of("inferred", "I", "ours", "D");
    private static final List<String> WORDS = List.of("zero", "one", "two", "three", "four", "five", "six");

    private final Map<String, String> texts = new LinkedHashMap<>();

    private RulesWording(List<String> lines) {
        for (String line : lines) {
            int space = line.indexOf(' ');
            texts.put(line.substring(0, space), line.substring(space + 1));
        }
    }

    /** The rules of a game; lines that begin with # are left out. */
    static RulesWording of(String game) {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(RulesWording.class.getResourceAsStream("/rules-text/" + game + ".txt")),
                StandardCharsets.UTF_8))) {
            return new RulesWording(
                    lines.lines().filter(line -> !line.startsWith("#")).toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** All ids. */
    Set<String> ids() {
        return texts.keySet();
    }

    /** The text of a rule. */
    String text(String id) {
        return Objects.requireNonNull(texts.get(id), id);
    }

    /** The source marks of a rule as data files write them, in order; empty when it has none of its own. */
    Set<String> marks(String id) {
        Set<String> marks = new TreeSet<>();
        Matcher matcher = MARK.matcher(text(id));
        while (matcher.find()) {
            String mark = matcher.group(1) == null ? matcher.group(2) : matcher.group(1);
            marks.add(SHORT.getOrDefault(mark, mark));
        }
        return marks;
    }

    /** The number that a rule says at a place, in digits or as a word. */
    int number(String id, String pattern) {
        String found = all(id, pattern).getFirst();
        int word = WORDS.indexOf(found.toLowerCase(java.util.Locale.ROOT));
        return word < 0 ? Integer.parseInt(found) : word;
    }

    /** What a rule says in the one group of a pattern, wherever it is found. */
    List<String> all(String id, String pattern) {
        List<String> found = Pattern.compile(pattern)
                .matcher(text(id))
                .results()
                .map((MatchResult result) -> result.group(1))
                .toList();
        if (found.isEmpty()) {
            throw new AssertionError(id + " says nothing of " + pattern + ": " + text(id));
        }
        return found;
    }
}
