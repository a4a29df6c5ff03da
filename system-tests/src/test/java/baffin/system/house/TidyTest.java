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
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The house figures: small files, small methods, nothing left undone, nothing printed past the logs. */
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

    private static List<Path> allSources() {
        return House.written(House.root(), ".java");
    }

    @Test
    void there_are_sources_to_look_at() {
        assertThat(allSources()).hasSizeGreaterThan(100);
    }

    @Test
    void no_file_is_longer_than_400_lines_or_wider_than_120_columns() throws IOException {
        List<String> findings = new ArrayList<>();
        for (Path file : allSources()) {
            List<String> lines = Files.readAllLines(file);
            if (lines.size() > FILE_LINES_MAX) {
                findings.add(file + ": " + lines.size() + " lines");
            }
            lines.stream()
                    .filter(line -> line.length() > COLUMNS_MAX && !line.contains("\"\"\""))
                    .forEach(line -> findings.add(file + ": " + line));
        }
        assertThat(findings).isEmpty();
    }

    @Test
    void nothing_is_left_undone() throws IOException {
        List<String> findings = new ArrayList<>();
        for (Path file : allSources()) {
            for (String line : Files.readAllLines(file)) {
                if (LEFT_UNDONE.matcher(line).find()) {
                    findings.add(file + ": " + line.strip());
                }
            }
        }
        assertThat(findings).isEmpty();
    }

    @Test
    void only_command_line_programs_print() throws IOException {
        List<String> findings = new ArrayList<>();
        for (Path file : House.sources("main")) {
            Path path = House.root().relativize(file);
            if (PROGRAMS.stream().noneMatch(path::startsWith)
                    && Files.readString(file).contains("System.out")) {
                findings.add(path.toString());
            }
        }
        assertThat(findings).isEmpty();
    }

    @Test
    void no_method_is_longer_than_60_lines() throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<String> findings = new ArrayList<>();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            JavacTask task = (JavacTask)
                    compiler.getTask(null, files, d -> {}, null, null, files.getJavaFileObjectsFromPaths(allSources()));
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
