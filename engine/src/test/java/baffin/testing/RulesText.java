package baffin.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The rules of a game in their own words, as they were agreed on: what data files are compared with. */
public final class RulesText {

    private static final Pattern ID = Pattern.compile("- ([A-Z]{2}-\\d+\\.\\d+) (.*)");

    private final Map<String, String> rules;

    private RulesText(Map<String, String> rules) {
        this.rules = rules;
    }

    /** Reads {@code rules/<game>.md}. */
    public static RulesText read(String game) {
        Map<String, String> rules = new LinkedHashMap<>();
        String id = "";
        for (String line : text("/rules/" + game + ".md").lines().toList()) {
            Matcher begins = ID.matcher(line);
            if (begins.matches()) {
                id = begins.group(1);
                rules.put(id, begins.group(2));
            } else if (line.startsWith("  ") && !id.isEmpty()) {
                rules.merge(id, line.strip(), (before, more) -> before + " " + more);
            } else {
                id = "";
            }
        }
        return new RulesText(rules);
    }

    private static String text(String resource) {
        try (InputStream in = RulesText.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalArgumentException("no resource " + resource);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** All ids. */
    public Set<String> ids() {
        return rules.keySet();
    }

    /** What a rule says. */
    public String of(String ruleId) {
        return rules.getOrDefault(ruleId, "");
    }

    /** What the groups of a pattern stand for in a rule, where it is found first. */
    public List<String> groups(String ruleId, String pattern) {
        Matcher matcher = Pattern.compile(pattern).matcher(of(ruleId));
        assertThat(matcher.find()).as(pattern + " in " + of(ruleId)).isTrue();
        List<String> groups = new ArrayList<>();
        for (int group = 1; group <= matcher.groupCount(); group++) {
            groups.add(matcher.group(group));
        }
        return groups;
    }

    /** Source marks that a rule begins with and those in it, D for what is said to be ours; empty when it has none. */
    public List<String> marks(String ruleId) {
        Set<String> marks = new TreeSet<>();
        Matcher first = Pattern.compile("^\\(([^)]*)\\)").matcher(of(ruleId));
        if (first.find()) {
            Matcher letters = Pattern.compile("\\b([RX2])\\b").matcher(first.group(1));
            while (letters.find()) {
                marks.add(letters.group(1));
            }
        }
        if (marks.isEmpty()) {
            return List.of();
        }
        Matcher later = Pattern.compile("\\((R|X|(?<=\\d \\()2|ours)[):]").matcher(of(ruleId));
        while (later.find()) {
            marks.add(later.group(1).equals("ours") ? "D" : later.group(1));
        }
        return List.copyOf(marks);
    }
}
