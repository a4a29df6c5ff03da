package baffin.webclient.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The languages of the client. Each but English is two scripts, made of the files in the folder of its name: the words
 * that every page needs, which are those that {@code words.ts} imports in English, and the words of areas.
 */
final class Languages {

    private static final String ENGLISH = "en";
    private static final String LATER = "-later";
    private static final Pattern FIRST = Pattern.compile("import \\{ \\w+ } from \"\\./en/([\\w-]+)\\.js\"");

    /** Each with its code, and perhaps a mark. */
    private final List<String[]> all;

    private Languages(List<String[]> all) {
        this.all = all;
    }

    /**
     * Reads the languages, and writes their scripts.
     *
     * @param list a line for each: its code, and {@code unread} for one that no native speaker has read
     * @param folder of the words, in which each language has a folder
     */
    static Languages of(Path list, Path folder) throws IOException {
        Languages languages = new Languages(Files.readAllLines(list).stream()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split(" ", -1))
                .toList());
        Set<String> first = FIRST.matcher(Files.readString(folder.resolve("words.ts")))
                .results()
                .map(part -> part.group(1))
                .collect(Collectors.toSet());
        for (String code : languages.translated().toList()) {
            List<String> parts = parts(folder.resolve(code));
            write(folder, code, code, parts.stream().filter(first::contains).toList());
            List<String> later =
                    parts.stream().filter(part -> !first.contains(part)).toList();
            write(folder, code, code + LATER, later);
        }
        return languages;
    }

    private static List<String> parts(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString().replace(".ts", ""))
                    .sorted()
                    .toList();
        }
    }

    private static void write(Path folder, String code, String name, List<String> parts) throws IOException {
        StringBuilder script = new StringBuilder();
        List<String> words = new ArrayList<>();
        for (String part : parts) {
            script.append("import * as part%d from \"./%s/%s.js\";\n".formatted(words.size(), code, part));
            words.add("...Object.values(part" + words.size() + ")");
        }
        script.append("export const words = Object.assign({}, ")
                .append(String.join(", ", words))
                .append(");\n");
        Files.writeString(folder.resolve(name + ".ts"), script);
    }

    private Stream<String> translated() {
        return all.stream().map(language -> language[0]).filter(code -> !code.equals(ENGLISH));
    }

    /** The scripts, as files in the folder of the words. */
    List<String> scripts() {
        return translated()
                .flatMap(code -> Stream.of(code + ".ts", code + LATER + ".ts"))
                .toList();
    }

    /**
     * What a page says of them: code, question mark where nobody has read them, both scripts.
     *
     * @param published finds a published file by a pattern of its name
     */
    String named(Function<String, Path> published) {
        UnaryOperator<String> script = name ->
                published.apply(name + "-[A-Z0-9]{8}\\.js").getFileName().toString();
        return all.stream()
                .map(language -> {
                    String code = language[0];
                    String mark = language.length > 1 ? "?" : "";
                    return code.equals(ENGLISH)
                            ? code
                            : code + mark + ":" + script.apply(code) + "," + script.apply(code + LATER);
                })
                .collect(Collectors.joining(" "));
    }
}
