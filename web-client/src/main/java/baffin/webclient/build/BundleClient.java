package baffin.webclient.build;

import io.mvnpm.esbuild.Bundler;
import io.mvnpm.esbuild.deno.DenoRunner;
import io.mvnpm.esbuild.model.BundleOptions;
import io.mvnpm.esbuild.model.BundleOptionsBuilder;
import io.mvnpm.esbuild.model.EsBuildConfig;
import io.mvnpm.esbuild.model.WebDependency;
import io.mvnpm.esbuild.model.WebDependency.WebDependencyType;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;

/**
 * Builds the client of the API, and on top of it the web client and the page of the API: checks the types, bundles the
 * scripts and writes the pages that load them. Arguments: the module's folder, and the folder of its classes.
 */
public final class BundleClient {

    private static final long SECONDS_MAX = 300;

    /** Bytes of script, compressed, that a first visit may cost. */
    private static final long SCRIPT_MAX = 60_000;

    /** A script that another one can't do without, and one that it names at all, in the bundler's output. */
    private static final Pattern IMPORTED = Pattern.compile("\\b(?:from|import)\"/app/([\\w.-]+\\.js)\"");

    private static final Pattern NAMED = Pattern.compile("[\"'`]/app/([\\w.-]+\\.js)[\"'`]");

    private static final List<String> LIBRARIES =
            List.of("lit-", "lit-element-", "lit-html-", "reactive-element-", "ssr-dom-shim-", "trusted-types-");

    /** What browsers install and show, as it is. */
    private static final List<String> PUBLISHED =
            List.of("icon.svg", "icon-192.png", "icon-512.png", "icon-maskable-512.png", "manifest.webmanifest");

    private final Path module;
    private final Path apiClient;
    private final Path document;
    private final Path page;
    private final Path work;
    private final Path out;
    private final Path reference;
    private final Path languages;

    private BundleClient(Path module, Path classes) {
        this.module = module;
        this.apiClient = module.resolve("../clients/typescript");
        this.document = module.resolve("../docs/contracts/openapi.json");
        this.page = module.resolve("src/main/web");
        this.work = module.resolve("target/bundle");
        this.out = classes.resolve("META-INF/resources/app");
        this.reference = classes.resolve("META-INF/resources/api/v1/docs");
        this.languages = module.resolve("../engine/src/main/resources/languages.txt");
    }

    /** Fails the build when the types are wrong or the bundle can't be made. */
    public static void main(String[] arguments) throws IOException {
        BundleClient client = new BundleClient(Path.of(arguments[0]), Path.of(arguments[1]));
        if (!client.isNew()) {
            client.build();
        }
    }

    /** True when no source has changed since the last build. */
    private boolean isNew() throws IOException {
        Path html = out.resolve("index.html");
        return Files.exists(html)
                && Stream.of(document, languages, apiClient, module.resolve("src"), module.resolve("tsconfig.json"))
                        .allMatch(source -> newest(source).compareTo(modified(html)) < 0);
    }

    private static FileTime newest(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.map(BundleClient::modified).max(FileTime::compareTo).orElseThrow();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static FileTime modified(Path file) {
        try {
            return Files.getLastModifiedTime(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void build() throws IOException {
        Path modules = work.resolve("node_modules");
        Bundler.install(modules, libraries());
        Path packaged = buildApiClient(modules);
        copy(module.resolve("src/main/ts"), work.resolve("src"));
        for (String style : List.of("style.css", "league.css", "organise.css", "reference.css")) {
            Files.copy(page.resolve(style), work.resolve("src").resolve(style), StandardCopyOption.REPLACE_EXISTING);
        }
        Languages words = Languages.of(languages, work.resolve("src/i18n"));
        Path bundled = bundle(modules, words);
        compile(modules, module.resolve("tsconfig.json"));
        publish(bundled, words);
        publishApiClient(packaged);
    }

    /** Compiles the client of the API, with the types of the API document, into a package among the libraries. */
    private Path buildApiClient(Path modules) throws IOException {
        Path types = Files.createDirectories(module.resolve("target/generated-sources/client"));
        Files.writeString(types.resolve("schemas.d.ts"), ApiTypes.of(document));
        compile(modules, apiClient.resolve("tsconfig.json"));
        Path packaged = work.resolve("baffin-client");
        copy(types, packaged.resolve("dist"));
        for (String file : List.of("package.json", "README.md")) {
            Files.copy(apiClient.resolve(file), packaged.resolve(file), StandardCopyOption.REPLACE_EXISTING);
        }
        Path link = modules.resolve("baffin-client");
        Files.deleteIfExists(link);
        Files.createSymbolicLink(link, packaged);
        return packaged;
    }

    private Path bundle(Path modules, Languages words) throws IOException {
        EsBuildConfig config = EsBuildConfig.builder()
                .withDefault()
                .hashedNames()
                .format(EsBuildConfig.Format.ESM)
                .minify()
                .splitting()
                .sourceMap(false)
                .publicPath("/app/")
                .build();
        BundleOptionsBuilder options = BundleOptions.builder()
                .withWorkDir(work.resolve("src"))
                .withNodeModulesDir(modules)
                .withDependencies(libraries())
                .withEsConfig(config)
                .addEntryPoint("app/main.ts")
                .addEntryPoint("reference/reference.ts")
                .addEntryPoint("watch/embed.ts")
                .addEntryPoint("workers/live-worker.ts")
                .addEntryPoint("workers/service-worker.ts")
                .addEntryPoint("style.css")
                .addEntryPoint("reference.css");
        words.scripts().forEach(script -> options.addEntryPoint("i18n/" + script));
        return Bundler.bundle(options.build(), false).dist();
    }

    private static List<WebDependency> libraries() {
        List<WebDependency> found = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
            Path jar = Path.of(entry);
            String name = jar.getFileName().toString();
            if (LIBRARIES.stream().anyMatch(library -> name.matches(library + "\\d.*\\.jar"))) {
                found.add(WebDependency.of(jar, WebDependencyType.MVNPM));
            } else if (name.matches("typescript-\\d.*\\.jar")) {
                found.add(WebDependency.of(jar, WebDependencyType.WEBJARS));
            }
        }
        return found;
    }

    /** Checks the types of a project, and compiles it. */
    private void compile(Path modules, Path project) throws IOException {
        Path compiler;
        try (Stream<Path> files = Files.walk(modules)) {
            compiler = files.filter(file -> file.endsWith("lib/_tsc.js"))
                    .findFirst()
                    .orElseThrow(() -> new IllegalStateException("the TypeScript compiler is not on the class path"));
        }
        String script = """
                import process from 'node:process';
                import { createRequire } from 'node:module';
                globalThis.process = process;
                process.argv = ['deno', 'tsc', '-p', '%s'];
                createRequire(import.meta.url)('%s');
                """.formatted(project, compiler);
        DenoRunner.runDenoScript(work, modules, script, SECONDS_MAX);
    }

    private void publish(Path bundled, Languages words) throws IOException {
        if (Files.exists(out)) {
            try (Stream<Path> old = Files.walk(out)) {
                for (Path file : old.filter(Files::isRegularFile).toList()) {
                    Files.delete(file);
                }
            }
        }
        Files.createDirectories(out);
        try (Stream<Path> files = Files.walk(bundled)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                // the tabs of all releases share the workers: their names stay
                String kept =
                        file.getFileName().toString().replaceFirst("^(live|service)-worker-.*\\.js$", "$1-worker.js");
                Files.copy(file, out.resolve(kept), StandardCopyOption.REPLACE_EXISTING);
            }
        }
        for (String file : PUBLISHED) {
            Files.copy(page.resolve(file), out.resolve(file), StandardCopyOption.REPLACE_EXISTING);
        }
        Path main = published("main-.*\\.js");
        long script = 0;
        for (Path each : with(main, IMPORTED)) {
            script += compressed(each);
        }
        if (script > SCRIPT_MAX) {
            throw new IllegalStateException(
                    "the scripts of the first visit have " + script + " bytes compressed, more than " + SCRIPT_MAX);
        }
        Files.createDirectories(reference);
        String style = "style-.*\\.css";
        String named = words.named(this::published);
        write("reference.html", reference, "", published("reference-.*\\.js"), published("reference-.*\\.css"));
        write("index.html", out, named, main, published(style));
        Path embedded = Files.createDirectories(out.resolve("embed"));
        write("embed.html", embedded, named, published("embed-.*\\.js"), published(style));
    }

    /** The one published file with a name. */
    private Path published(String name) {
        try (Stream<Path> files = Files.list(out)) {
            return files.filter(file -> file.getFileName().toString().matches(name))
                    .findFirst()
                    .orElseThrow(() -> new IllegalStateException("no " + name + " in the bundle"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A script and those that it leads to, itself first. */
    private Set<Path> with(Path script, Pattern how) throws IOException {
        Set<Path> found = new LinkedHashSet<>();
        Deque<Path> next = new ArrayDeque<>(List.of(script));
        while (!next.isEmpty()) {
            Path each = next.remove();
            if (found.add(each)) {
                Matcher names = how.matcher(Files.readString(each));
                names.results().forEach(name -> next.add(out.resolve(name.group(1))));
            }
        }
        return found;
    }

    /** Writes a page that loads a script and a style sheet, and names what the script may load later. */
    private void write(String source, Path folder, String words, Path script, Path style) throws IOException {
        String html = Files.readString(page.resolve(source));
        Set<Path> first = with(script, IMPORTED);
        Set<Path> later = with(script, NAMED);
        later.removeAll(first);
        first.remove(script);
        Files.writeString(
                folder.resolve("index.html"),
                html.replace("{{preload}}", named(first, "<link rel=\"modulepreload\" href=\"/app/%s\">", "\n    "))
                        .replace("{{later}}", named(later, "/app/%s", " "))
                        .replace("{{languages}}", words)
                        .replace("{{main}}", "/app/" + script.getFileName())
                        .replace("{{style}}", "/app/" + style.getFileName())
                        .replace("icon.svg", "/app/icon.svg")
                        .replace("icon-192.png", "/app/icon-192.png")
                        .replace("manifest.webmanifest", "/app/manifest.webmanifest"));
    }

    private static String named(Set<Path> files, String each, String between) {
        return files.stream().map(file -> each.formatted(file.getFileName())).collect(Collectors.joining(between));
    }

    /** The modules of the API's client for pages, and its package for npm. */
    private void publishApiClient(Path packaged) throws IOException {
        Path client = Files.createDirectories(out.resolve("client"));
        copy(packaged.resolve("dist"), client);
        try (OutputStream file = Files.newOutputStream(client.resolve("baffin-client.tgz"));
                TarArchiveOutputStream tar = new TarArchiveOutputStream(new GZIPOutputStream(file));
                Stream<Path> files = Files.walk(packaged)) {
            for (Path each : files.filter(Files::isRegularFile).toList()) {
                tar.putArchiveEntry(new TarArchiveEntry(each, "package/" + packaged.relativize(each)));
                Files.copy(each, tar);
                tar.closeArchiveEntry();
            }
        }
    }

    private static long compressed(Path file) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
            Files.copy(file, gzip);
        }
        return bytes.size();
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.toList()) {
                Path target = to.resolve(from.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(target);
                } else {
                    Files.copy(file, target, StandardCopyOption.REPLACE_EXISTING);
                }
            }
        }
    }
}
