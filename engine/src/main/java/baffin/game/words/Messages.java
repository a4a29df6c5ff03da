package baffin.game.words;

import com.ibm.icu.text.ListFormatter;
import com.ibm.icu.text.MessageFormat;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Texts of one game or service in several languages, by code: ICU message patterns from the resources
 * {@code /<folder>/messages_<language>.properties}. A folder that lacks a language has English texts in it, so that a
 * game need not know every language of the platform.
 *
 * <p>Safe for use by several threads.
 */
public final class Messages {

    /** The languages of the platform, English first: those of {@code languages.txt}. */
    public static final List<Locale> LANGUAGES = languages();

    private static final Map<String, Messages> KNOWN = new ConcurrentHashMap<>();

    private final Map<Locale, Texts> texts = new HashMap<>();

    /** Those of one language; a pattern is parsed when it is first used. */
    private record Texts(
            String file, Locale language, Map<String, String> patterns, Map<String, MessageFormat> formats) {}

    private Messages(String folder) {
        for (Locale language : LANGUAGES) {
            String file = "/" + folder + "/messages_" + language.getLanguage() + ".properties";
            if (language.equals(Locale.ENGLISH) || Messages.class.getResource(file) != null) {
                texts.put(language, new Texts(file, language, load(file), new ConcurrentHashMap<>()));
            }
        }
    }

    private static List<Locale> languages() {
        return resource("/languages.txt")
                .lines()
                .filter(line -> !line.startsWith("#"))
                .map(line -> Locale.of(line.split(" ", -1)[0]))
                .toList();
    }

    /**
     * The texts of a folder of the class path, read once.
     *
     * @throws IllegalStateException when the English ones are missing
     */
    public static Messages of(String folder) {
        return KNOWN.computeIfAbsent(folder, Messages::new);
    }

    /** True when a language has texts of its own. */
    public boolean has(Locale language) {
        return texts.containsKey(language);
    }

    /** The codes of the texts in a language. */
    public Set<String> codes(Locale language) {
        return texts(language).patterns().keySet();
    }

    /** The names of the parameters that a text uses. */
    public Set<String> parameters(String code, Locale language) {
        return format(code, language).getArgumentNames();
    }

    /**
     * The phrase in words.
     *
     * @param language one of {@link #LANGUAGES}
     * @throws IllegalArgumentException when there is no such text
     */
    public String text(Phrase phrase, Locale language) {
        return text(phrase, language, null);
    }

    /**
     * The phrase in words, with names instead of seats.
     *
     * @param language one of {@link #LANGUAGES}
     * @param names by the index of a seat; null to say which seat it is
     * @throws IllegalArgumentException when there is no such text
     */
    public String text(Phrase phrase, Locale language, @Nullable IntFunction<String> names) {
        if (names != null
                && phrase.code().equals(Phrase.SEAT)
                && phrase.parameters().get(Phrase.SEAT) instanceof Integer seat) {
            return names.apply(seat);
        }
        Map<String, Object> values = new HashMap<>();
        phrase.parameters().forEach((name, value) -> values.put(name, value(value, language, names)));
        // a format is not safe for several threads; a clone is cheap beside parsing
        return ((MessageFormat) format(phrase.code(), language).clone()).format(values);
    }

    private Object value(Object value, Locale language, @Nullable IntFunction<String> names) {
        return switch (value) {
            case Phrase phrase -> text(phrase, language, names);
            case Collection<?> several ->
                ListFormatter.getInstance(texts(language).language())
                        .format(several.stream()
                                .map(one -> value(one, language, names))
                                .toList());
            case Integer number -> number;
            default -> value.toString();
        };
    }

    private MessageFormat format(String code, Locale language) {
        Texts known = texts(language);
        return known.formats().computeIfAbsent(code, missing -> {
            String pattern = known.patterns().get(missing);
            if (pattern == null) {
                throw new IllegalArgumentException("no text " + missing + " in " + known.file());
            }
            return new MessageFormat(pattern, known.language());
        });
    }

    private Texts texts(Locale language) {
        if (!LANGUAGES.contains(language)) {
            throw new IllegalArgumentException("no texts in " + language + ", only in " + LANGUAGES);
        }
        return Objects.requireNonNull(texts.getOrDefault(language, texts.get(Locale.ENGLISH)));
    }

    private static Map<String, String> load(String name) {
        try {
            Properties properties = new Properties();
            properties.load(new StringReader(resource(name)));
            Map<String, String> patterns = new TreeMap<>();
            properties.forEach((code, text) -> patterns.put((String) code, (String) text));
            return patterns;
        } catch (IOException e) {
            throw new UncheckedIOException("texts " + name + " can't be read", e);
        }
    }

    private static String resource(String name) {
        try (InputStream stream = Messages.class.getResourceAsStream(name)) {
            if (stream == null) {
                throw new IllegalStateException("texts " + name + " are missing");
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("texts " + name + " can't be read", e);
        }
    }
}
