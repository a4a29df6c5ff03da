package baffin.expedition.data;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The words of a rule that lay data down: what the tables are held to. */
record RulesText(String words) {

    /** The words of one rule, without its source marks. */
    static RulesText of(String ruleId) {
        try (InputStream in = RulesText.class.getResourceAsStream("/rules-text/expedition.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> line.startsWith(ruleId + " "))
                    .map(line -> line.substring(ruleId.length()).replaceFirst("^ \\([RBX2,]+\\) ", ""))
                    .map(RulesText::new)
                    .findFirst()
                    .orElseThrow();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What lies between two words. */
    RulesText between(String from, String to) {
        int start = words.indexOf(from) + from.length();
        return new RulesText(words.substring(start, words.indexOf(to, start)));
    }

    /** What comes after a word. */
    RulesText after(String from) {
        return new RulesText(words.substring(words.indexOf(from) + from.length()));
    }

    /** All finds of a pattern, at least one. */
    List<MatchResult> all(String regex) {
        List<MatchResult> found =
                Pattern.compile(regex).matcher(words).results().toList();
        if (found.isEmpty()) {
            throw new IllegalStateException(regex + " is not in: " + words);
        }
        return found;
    }

    /** All whole numbers, in order. */
    List<Integer> numbers() {
        List<Integer> numbers = new ArrayList<>();
        all("-?\\d+").forEach(found -> numbers.add(Integer.parseInt(found.group())));
        return numbers;
    }
}
