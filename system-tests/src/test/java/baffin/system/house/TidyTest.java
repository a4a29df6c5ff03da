package baffin.system.house;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.system.platform.Lanes;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LineMap;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The house figures: small files, small methods, nothing left undone, nothing printed past the logs, plain names. */
@Tag(Lanes.CHECK)
@Order(1)
class TidyTest {

    private static final int FILE_LINES_MAX = 400;
    private static final int METHOD_LINES_MAX = 60;
    private static final int COLUMNS_MAX = 120;

    /** Modules that people run in a terminal. */
    private static final List<String> PROGRAMS = List.of("bot-player", "deploy/standalone", "bench");

    private static final Pattern LEFT_UNDONE =
            Pattern.compile("\\b(TO" + "DO|FIX" + "ME|X" + "XX)\\b|not " + "implemented");

    /** Names of types in the house's old dialect. */
    private static final Pattern NAMES_GONE = Pattern.compile("\\w*(?:[Dd]esk|Told\\w*|Heard|Asked|Wish|Wishes)"
            + "|Beginning|By|Circle|Condemned|Convening"
            + "|Elsewhere|Entering|Foreseen|Keepsake|LatelyTold|Lateness|Proposed|Publishing|RestingConsumer|Sight"
            + "|Sitters|Sitting|TellingProducer");

    private static final Pattern WORDS_GONE =
            Pattern.compile("\\b(?:desk|told|untold|heard|asked|wish|wishes|wished|TOLD|HEARD|ASKED)\\b");

    /** Comments, text blocks, strings and characters. */
    private static final Pattern NO_CODE = Pattern.compile("/\\*[\\s\\S]*?\\*/|//[^\n]*"
            + "|\"\"\"[\\s\\S]*?\"\"\"|\"(?:[^\"\\\\\n]++|\\\\.)*+\"|'(?:[^'\\\\\n]++|\\\\.)*+'");

    private static final List<Path> ALL = House.written(House.root(), ".java");
    private static final List<Path> MAIN = House.sources("main");

    @Test
    void there_are_sources_to_look_at() {
        assertThat(ALL).hasSizeGreaterThan(100);
    }

    @Test
    void no_file_is_longer_than_400_lines_or_wider_than_120_columns() {
        assertThat(ALL)
                .filteredOn(file -> House.text(file).lines().count() > FILE_LINES_MAX)
                .isEmpty();
        assertThat(lines(ALL, line -> line.length() > COLUMNS_MAX && !line.contains("\"\"\"")))
                .isEmpty();
    }

    @Test
    void nothing_is_left_undone() {
        assertThat(lines(ALL, LEFT_UNDONE.asPredicate())).isEmpty();
    }

    @Test
    void what_clients_of_Kafka_are_told_comes_from_one_place() {
        assertThat(lines(
                        MAIN,
                        line -> line.contains("BOOTSTRAP_SERVERS_CONFIG") || line.contains("\"bootstrap.servers")))
                .singleElement()
                .asString()
                .contains("/KafkaAccess.java");
    }

    @Test
    void only_command_line_programs_print() {
        List<Path> quiet = MAIN.stream()
                .filter(file -> PROGRAMS.stream().noneMatch(House.root().relativize(file)::startsWith))
                .toList();

        assertThat(lines(quiet, line -> line.contains("System.out"))).isEmpty();
    }

    @Test
    void no_type_and_no_word_of_the_old_dialect_comes_back() {
        assertThat(MAIN)
                .extracting(file -> file.getFileName().toString().replace(".java", ""))
                .noneMatch(name -> NAMES_GONE.matcher(name).matches());
        assertThat(ALL)
                .filteredOn(file -> WORDS_GONE
                        .matcher(NO_CODE.matcher(House.text(file)).replaceAll(""))
                        .find())
                .isEmpty();
    }

    private static List<String> lines(List<Path> files, Predicate<String> found) {
        return files.stream()
                .flatMap(file -> House.text(file)
                        .lines()
                        .filter(found)
                        .map(line -> House.root().relativize(file) + ": " + line.strip()))
                .toList();
    }

    @Test
    void no_method_is_longer_than_60_lines() throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<String> findings = new ArrayList<>();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            JavacTask task = (JavacTask)
                    compiler.getTask(null, files, d -> {}, null, null, files.getJavaFileObjectsFromPaths(ALL));
            SourcePositions positions = Trees.instance(task).getSourcePositions();
            for (CompilationUnitTree unit : task.parse()) {
                new LongMethods(positions, unit, findings).scan(unit, null);
            }
        }
        assertThat(findings).isEmpty();
    }

    private static final class LongMethods extends TreePathScanner<Void, Void> {

        private final SourcePositions positions;
        private final CompilationUnitTree unit;
        private final List<String> findings;

        LongMethods(SourcePositions positions, CompilationUnitTree unit, List<String> findings) {
            this.positions = positions;
            this.unit = unit;
            this.findings = findings;
        }

        @Override
        public Void visitMethod(MethodTree method, Void unused) {
            LineMap lines = unit.getLineMap();
            long start = positions.getStartPosition(unit, method);
            long end = positions.getEndPosition(unit, method);
            if (end > start && lines.getLineNumber(end) - lines.getLineNumber(start) >= METHOD_LINES_MAX) {
                findings.add(unit.getSourceFile().getName() + ": " + method.getName() + " has "
                        + (lines.getLineNumber(end) - lines.getLineNumber(start) + 1) + " lines");
            }
            return super.visitMethod(method, unused);
        }
    }
}
