package baffin.standalone.cli.proof;

import baffin.match.GameRegistry;
import baffin.platform.export.ExportCheck;
import baffin.platform.export.ExportReport;
import baffin.platform.wire.JsonCodecs;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What a check compares with, and how it answers. */
final class VerdictOptions {

    @Option(
            names = "--commitment",
            paramLabel = "HEX",
            description = "The commitment as you wrote it down before the match started; it must be the match's.")
    private @Nullable String commitment;

    @Option(names = "--json", description = "Answers in JSON.")
    private boolean json;

    boolean json() {
        return json;
    }

    /** Replays an export with the games that are installed here. */
    Verdict on(byte[] export) {
        ExportReport report = new ExportCheck(new JsonCodecs(GameRegistry.installed())).check(export);
        String promised = commitment;
        return new Verdict(promised == null ? report : report.expecting(promised));
    }
}
