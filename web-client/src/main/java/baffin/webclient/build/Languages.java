package baffin.webclient.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The languages of the client: each but English is a script of its own, made of all files in the folder of its name. */
final class Languages {

    private static final String ENGLISH = "en";

    /** Each with its code, and whether no native speaker has read it. */
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
        for (String code : languages.translated().toList()) {
            Files.writeString(folder.resolve(code + ".ts"), script(code, folder.resolve(code)));
        }
        return languages;
    }

    private static String script(String code, Path folder) throws IOException {
        List<String> imports = new ArrayList<>();
        List<String> words = new ArrayList<>();
        if (Files.isDirectory(folder)) {
            try (Stream<Path> files = Files.list(folder)) {
                for (Path file : files.sorted().toList()) {
                    String part = "part" + words.size();
                    String name = file.getFileName().toString().replace(".ts", ".js");
                    imports.add("import * as %s from \"./%s/%s\";\n".formatted(part, code, name));
                    words.add("...Object.values(" + part + ")");
                }
            }
        }
        return String.join("", imports) + "export const words = Object.assign({}, " + String.join(", ", words) + ");\n";
    }

    private Stream<String> translated() {
        return all.stream().map(language -> language[0]).filter(code -> !code.equals(ENGLISH));
    }

    /** The scripts, as files in the folder of the words. */
    List<String> scripts() {
        return translated().map(code -> code + ".ts").toList();
    }

    /**
     * What a page says of them: code, question mark where nobody has read them, script.
     *
     * @param published finds a published file by a pattern of its name
     */
    String named(Function<String, Path> published) {
        return all.stream()
                .map(language -> {
                    String code = language[0];
                    String mark = language.length > 1 ? "?" : "";
                    return code.equals(ENGLISH)
                            ? code
                            : code + mark + ":" + published.apply(code + "-[A-Z0-9]{8}\\.js").getFileName();
                })
                .collect(Collectors.joining(" "));
    }
}
