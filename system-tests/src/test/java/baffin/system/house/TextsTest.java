package baffin.system.house;

import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.words.Messages;
import baffin.system.platform.Lanes;
import com.ibm.icu.text.MessageFormat;
import com.ibm.icu.text.MessagePattern;
import com.ibm.icu.text.MessagePattern.ArgType;
import com.ibm.icu.text.MessagePattern.Part;
import com.ibm.icu.text.PluralRules;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The texts of the server: each is used, and each language has all of them, with the forms of its words. */
@Tag(Lanes.CHECK)
@Order(1)
class TextsTest {

    /** Whole numbers up to here have every form that a language has for those of everyday use. */
    private static final int COUNTED = 200;

    private static final Pattern QUOTED = Pattern.compile("[\"']([\\w.-]+)[\"']");
    private static final Pattern CONSTANT = Pattern.compile("[A-Z][A-Z_]+");
    private static final Pattern PARAMETER = Pattern.compile("\\{\\w+(, number, integer)?}");
    private static final Pattern SENTENCE = Pattern.compile("\\p{Ll}{2,}\\P{L}+\\p{L}*\\p{Ll}{2,}");

    /** Those of games and places, which are the same in every language. */
    private static final Set<String> NAMES =
            Set.of("Expedition: Northwest Passage", "Northwest Passage Adventure", "North Wind", "Fort Haven");

    private static final List<Path> RESOURCES = House.modules().stream()
            .map(module -> House.root().resolve(module).resolve("src/main/resources"))
            .filter(Files::isDirectory)
            .toList();

    static List<Path> bundles() {
        return RESOURCES.stream()
                .flatMap(folder -> House.written(folder, "messages_en.properties").stream())
                .toList();
    }

    @Test
    void every_file_of_texts_is_there_in_every_language() {
        List<Path> missing = new ArrayList<>();
        for (Path folder : RESOURCES) {
            List<Path> english = Stream.of("messages_en.properties", "guide_en.json", "rules.tsv")
                    .flatMap(end -> House.written(folder, end).stream())
                    .toList();
            for (Path file : english) {
                Messages.LANGUAGES.stream()
                        .map(language -> in(language, file))
                        .filter(one -> !Files.exists(one))
                        .forEach(missing::add);
            }
        }
        assertThat(bundles()).hasSizeGreaterThan(10);
        assertThat(missing).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("bundles")
    void every_text_is_there_with_the_same_parameters_in_every_language(Path bundle) {
        Map<String, Set<String>> english = parameters(texts(bundle), Locale.ENGLISH);
        translations(bundle)
                .forEach((language, texts) -> assertThat(parameters(texts, language))
                        .as("%s", language)
                        .isEqualTo(english));
    }

    @ParameterizedTest
    @MethodSource("bundles")
    void a_text_with_a_number_has_every_form_of_its_language(Path bundle) {
        Map<Locale, Map<String, String>> all = translations(bundle);
        all.put(Locale.ENGLISH, texts(bundle));
        all.forEach((language, texts) -> texts.forEach((code, text) -> {
            for (Set<String> forms : forms(text)) {
                if (!forms.equals(Set.of(PluralRules.KEYWORD_OTHER))) {
                    assertThat(forms).as("%s in %s", code, language).isEqualTo(formsOf(language));
                }
            }
        }));
    }

    @ParameterizedTest
    @MethodSource("bundles")
    void no_sentence_of_another_language_is_English(Path bundle) {
        Map<String, String> english = texts(bundle);
        translations(bundle).forEach((language, texts) -> {
            texts.keySet().removeIf(code -> !isSentence(english.getOrDefault(code, "")));
            assertThat(texts.entrySet()).as("%s", language).doesNotContainAnyElementsOf(english.entrySet());
        });
    }

    @Test
    void every_text_is_used() {
        StringBuilder sources = new StringBuilder();
        House.sources("main").forEach(file -> sources.append(House.text(file)));
        RESOURCES.forEach(folder -> House.written(folder, ".html").forEach(file -> sources.append(House.text(file))));
        Set<String> quoted = found(QUOTED, sources, 1);
        Set<String> constants = found(CONSTANT, sources, 0);
        for (Path bundle : bundles()) {
            if (!bundle.getParent().endsWith("lesson")) { // named by the steps of the lesson
                assertThat(texts(bundle).keySet())
                        .as("texts of %s that are used", bundle)
                        .allMatch(code -> quoted.contains(code)
                                || constants.containsAll(List.of(code.split("\\.", -1)))
                                || parts(code).anyMatch(quoted::contains));
            }
        }
    }

    /** What sources may name a code by: what is before one of its dots, or behind it. */
    private static Stream<String> parts(String code) {
        return IntStream.range(0, code.length())
                .filter(at -> code.charAt(at) == '.')
                .boxed()
                .flatMap(dot -> Stream.of(code.substring(0, dot), code.substring(0, dot + 1), code.substring(dot)));
    }

    private static Set<String> found(Pattern pattern, CharSequence text, int group) {
        return pattern.matcher(text)
                .results()
                .map((MatchResult one) -> one.group(group))
                .collect(toCollection(TreeSet::new));
    }

    private static boolean isSentence(String text) {
        return !NAMES.contains(text)
                && SENTENCE.matcher(PARAMETER.matcher(text).replaceAll("")).find();
    }

    private static Path in(Locale language, Path english) {
        String code = language.getLanguage();
        String name = english.getFileName().toString();
        return english.resolveSibling(
                name.equals("rules.tsv") && !code.equals("en")
                        ? "rules_" + code + ".tsv"
                        : name.replace("_en.", "_" + code + "."));
    }

    /** The texts of a bundle in each language but English that has it. */
    private static Map<Locale, Map<String, String>> translations(Path bundle) {
        Map<Locale, Map<String, String>> all =
                new TreeMap<>((one, other) -> one.toString().compareTo(other.toString()));
        for (Locale language : Messages.LANGUAGES) {
            Path file = in(language, bundle);
            if (!language.equals(Locale.ENGLISH) && Files.exists(file)) {
                all.put(language, texts(file));
            }
        }
        return all;
    }

    private static Map<String, String> texts(Path file) {
        Properties properties = new Properties();
        try {
            properties.load(new StringReader(House.text(file)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Map<String, String> texts = new TreeMap<>();
        properties.forEach((code, text) -> texts.put((String) code, (String) text));
        return texts;
    }

    private static Map<String, Set<String>> parameters(Map<String, String> texts, Locale language) {
        Map<String, Set<String>> parameters = new TreeMap<>();
        texts.forEach((code, text) -> parameters.put(code, new MessageFormat(text, language).getArgumentNames()));
        return parameters;
    }

    /** The forms of whole numbers in a language; ICU wants the last one always. */
    private static Set<String> formsOf(Locale language) {
        PluralRules rules = PluralRules.forLocale(language);
        Set<String> forms =
                IntStream.rangeClosed(0, COUNTED).mapToObj(rules::select).collect(toCollection(TreeSet::new));
        forms.add(PluralRules.KEYWORD_OTHER);
        return forms;
    }

    /** The forms that a text has for each of its numbers, without those for one number alone. */
    private static List<Set<String>> forms(String text) {
        MessagePattern pattern = new MessagePattern(text);
        List<Set<String>> all = new ArrayList<>();
        for (int start = 0; start < pattern.countParts(); start++) {
            Part argument = pattern.getPart(start);
            if (argument.getType() == Part.Type.ARG_START && argument.getArgType() == ArgType.PLURAL) {
                Set<String> forms = new TreeSet<>();
                for (int at = start + 1; at < pattern.getLimitPartIndex(start); at++) {
                    Part part = pattern.getPart(at);
                    if (part.getType() == Part.Type.MSG_START) {
                        at = pattern.getLimitPartIndex(at);
                    } else if (part.getType() == Part.Type.ARG_SELECTOR) {
                        forms.add(pattern.getSubstring(part));
                    }
                }
                forms.removeIf(form -> form.startsWith("="));
                all.add(forms);
            }
        }
        return all;
    }
}
