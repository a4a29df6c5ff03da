package baffin.testing;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.words.Messages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** What bundles of texts promise. */
public final class Bundles {

    private Bundles() {}

    /** All languages have the same texts with the same parameters. */
    public static void sameInAllLanguages(Messages messages) {
        Set<String> codes = messages.codes(Locale.ENGLISH);
        assertThat(codes).isNotEmpty();
        for (Locale language : Messages.LANGUAGES) {
            assertThat(messages.codes(language)).as(language.toString()).isEqualTo(codes);
            for (String code : codes) {
                assertThat(messages.parameters(code, language))
                        .as("%s in %s", code, language)
                        .isEqualTo(messages.parameters(code, Locale.ENGLISH));
            }
        }
    }

    /**
     * The sources of a folder name every code, whole or, for the name of a constant or a command, by its kind.
     *
     * @param sources a folder below {@code src/main/java}
     */
    public static void used(Messages messages, String sources) throws IOException {
        StringBuilder all = new StringBuilder();
        try (Stream<Path> files = Files.walk(Path.of("src/main/java").resolve(sources))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                all.append(Files.readString(file));
            }
        }
        Set<String> unused = new TreeSet<>();
        for (String code : messages.codes(Locale.ENGLISH)) {
            int dot = code.lastIndexOf('.');
            boolean constant = dot > 0 && code.substring(dot + 1).matches("[A-Z][A-Za-z_]*");
            String kind = constant ? code.substring(0, dot) : code;
            if (Stream.of("option.", "resource.", "hint.", "score.").anyMatch(code::startsWith)) {
                continue; // named by the options, resources, actions and points themselves
            }
            if (Stream.of(code, kind, kind + ".").noneMatch(name -> all.indexOf('"' + name + '"') >= 0)) {
                unused.add(code);
            }
        }
        assertThat(unused).isEmpty();
    }

    /**
     * A German picture says nothing as an English one does, but for names.
     *
     * @param names words that are the same in both languages
     */
    public static void german(String english, String german, Set<String> names) {
        Set<String> same = new TreeSet<>(words(english));
        same.retainAll(words(german));
        same.removeAll(names);
        same.remove("Orange"); // the colour of the second seat
        assertThat(same).as("English in a German picture").isEmpty();
    }

    /** Words of at least two small letters in a row; codes and coordinates have none. */
    private static List<String> words(String picture) {
        return ParsedSvg.texts(picture).stream()
                .flatMap(text -> Stream.of(text.split("[^\\p{L}]+", -1)))
                .filter(word -> word.matches(".*\\p{Ll}{2}.*"))
                .toList();
    }
}
