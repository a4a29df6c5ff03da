package baffin.system.contract;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.system.platform.RunningBaffin;
import com.sun.codemodel.CodeWriter;
import com.sun.codemodel.JCodeModel;
import com.sun.codemodel.JPackage;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.jsonschema2pojo.DefaultGenerationConfig;
import org.jsonschema2pojo.Jackson2Annotator;
import org.jsonschema2pojo.SchemaGenerator;
import org.jsonschema2pojo.SchemaMapper;
import org.jsonschema2pojo.SchemaStore;
import org.jsonschema2pojo.rules.RuleFactory;

/** Java types made of the API document by a public generator, with a client that uses them. */
final class GeneratedTypes {

    private static final String PACKAGE = "baffin.generated";

    private final Path folder;

    GeneratedTypes(Path folder) {
        this.folder = folder;
    }

    private static final class Config extends DefaultGenerationConfig {

        @Override
        public boolean isIncludeHashcodeAndEquals() {
            return false;
        }

        @Override
        public boolean isIncludeToString() {
            return false;
        }

        @Override
        public boolean isIncludeGeneratedAnnotation() {
            return false;
        }

        @Override
        public boolean isUseLongIntegers() {
            return true;
        }

        @Override
        public String getDateTimeType() {
            return String.class.getName();
        }
    }

    private static final class Folder extends CodeWriter {

        private final Path root;

        Folder(Path root) {
            this.root = root;
        }

        @Override
        public OutputStream openBinary(JPackage at, String name) throws IOException {
            Path file = root.resolve(at.name().replace('.', '/')).resolve(name);
            Files.createDirectories(file.getParent());
            return Files.newOutputStream(file);
        }

        @Override
        public void close() {
            // each file is closed by whoever has written it
        }
    }

    /** Makes the types of some schemas, compiles them with a client, and gives the class of the client. */
    Class<?> compiled(List<String> schemas, String client) throws Exception {
        Config config = new Config();
        SchemaMapper mapper = new SchemaMapper(
                new RuleFactory(config, new Jackson2Annotator(config), new SchemaStore()), new SchemaGenerator());
        JCodeModel model = new JCodeModel();
        String document = RunningBaffin.project()
                .resolve("docs/contracts/openapi.json")
                .toUri()
                .toString();
        for (String schema : schemas) {
            mapper.generate(
                    model, schema, PACKAGE, "{\"$ref\":\"" + document + "#/components/schemas/" + schema + "\"}");
        }
        model.build(new Folder(folder));
        Path source = folder.resolve("baffin/client/" + client + ".java");
        Files.createDirectories(source.getParent());
        try (var text = GeneratedTypes.class.getResourceAsStream(client + ".java")) {
            Files.write(source, text.readAllBytes());
        }
        compile();
        URLClassLoader loader = new URLClassLoader(
                new URL[] {folder.resolve("classes").toUri().toURL()}, GeneratedTypes.class.getClassLoader());
        return loader.loadClass("baffin.client." + client);
    }

    private void compile() throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        Path classes = Files.createDirectories(folder.resolve("classes"));
        StringWriter said = new StringWriter();
        try (var files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8);
                Stream<Path> all = Files.walk(folder)) {
            List<Path> sources =
                    all.filter(file -> file.toString().endsWith(".java")).toList();
            boolean good = compiler.getTask(
                            said,
                            files,
                            null,
                            List.of("-proc:none", "-d", classes.toString()),
                            null,
                            files.getJavaFileObjectsFromPaths(sources))
                    .call();
            assertThat(good).as(said.toString()).isTrue();
        }
    }
}
