package baffin.bench.compare;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.bench.load.LoadPlan;
import baffin.bench.load.LoadReport;
import baffin.bench.load.Percentiles;
import baffin.bench.load.Processes;
import baffin.standalone.broker.RawFigure;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.util.List;
import java.util.Map;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class CompareTest {

    private final StringWriter said = new StringWriter();

    @Test
    void what_makes_no_sense_is_said_before_anything_is_measured() {
        assertThat(exit("--rounds", "0")).isEqualTo(2);
        assertThat(exit("--seconds=3601")).isEqualTo(2);
        assertThat(exit("--only", "engine,kraken")).isEqualTo(2);
        assertThat(said.toString())
                .contains("--rounds must be 1 to 100", "--seconds must be 1 to", "not kraken")
                .doesNotContain("making ready");
    }

    @Test
    void a_load_gives_the_figures_of_the_platform_without_its_bots() {
        Percentiles command = new Percentiles(8_624, 69, 150, 223, 300, 400);
        Percentiles visible = new Percentiles(8_624, 20, 100, 222, 250, 260);
        LoadReport load = new LoadReport(
                new LoadPlan(URI.create("http://localhost"), List.of("expedition"), 64, 3, 12, 0, 0, 0, 20),
                20,
                Map.of("accepted", 8_624L),
                command,
                command,
                visible,
                0,
                visible,
                Map.of("rules", usage(900.5), "kafka", usage(1_000), "load", usage(45)));

        assertThat(PlatformContender.figures(load))
                .containsEntry("platform.64.perSecond", 431.2)
                .containsEntry("platform.64.p50", 69.0)
                .containsEntry("platform.64.p99", 223.0)
                .containsEntry("platform.64.lagP99", 222.0)
                .containsEntry("platform.64.botMicrosPerCommand", 45.0)
                .hasEntrySatisfying(
                        "platform.64.microsPerCommand",
                        micros -> assertThat(micros).isCloseTo(1_900.5, Offset.offset(0.01)));
    }

    private static Processes.Usage usage(double micros) {
        return new Processes.Usage(0.5, 0.1, micros, 100);
    }

    @Test
    void the_bare_broker_gives_what_it_did_not_refuse() {
        assertThat(PlatformContender.raw(List.of(
                        new RawFigure("read 90 records", 900, 0, 0, ""),
                        new RawFigure("1 record a transaction, one after another", 500, 1.3, 6.6, ""),
                        new RawFigure("10 records a transaction", 0, 0, 0, "not measured"),
                        new RawFigure("50 records a transaction", 23_500, 0, 0, ""))))
                .containsOnlyKeys("kafka.1.p50", "kafka.1.p99", "kafka.50.perSecond");
    }

    private int exit(String... words) {
        PrintWriter writer = new PrintWriter(said, true);
        return new CommandLine(new Compare()).setOut(writer).setErr(writer).execute(words);
    }
}
