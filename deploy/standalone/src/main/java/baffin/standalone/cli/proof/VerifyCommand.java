package baffin.standalone.cli.proof;

import baffin.match.GameRegistry;
import baffin.platform.topics.KafkaAccess;
import baffin.platform.verify.LogOracle;
import baffin.platform.wire.Json;
import baffin.platform.wire.JsonCodecs;
import baffin.standalone.broker.LogProof;
import baffin.standalone.config.PortPlan;
import baffin.standalone.config.Secrets;
import baffin.standalone.part.StartRefused;
import java.io.IOException;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Checks a match against what was announced before it. */
@Command(
        name = "verify",
        description = {
            "Fetches a finished match through REST and replays it here: the commitment, every draw, every event and the"
                    + " final sheet must come out as they stand in the log.",
            "Without MATCH it replays the whole log of the platform that runs on this machine."
        },
        mixinStandardHelpOptions = true)
public final class VerifyCommand implements Callable<Integer> {

    @Mixin
    private final PlatformSource platform = new PlatformSource();

    @Mixin
    private final VerdictOptions options = new VerdictOptions();

    @Parameters(paramLabel = "MATCH", arity = "0..1", description = "Id of the match.")
    private @Nullable String match;

    @Override
    public Integer call() throws IOException, StartRefused {
        String id = match;
        if (id == null) {
            return wholeLog();
        }
        Verdict verdict = options.on(platform.api().export("matches", id));
        if (options.json()) {
            System.out.println(verdict.json());
        } else {
            verdict.print(System.out);
        }
        return verdict.exitCode();
    }

    private int wholeLog() throws IOException, StartRefused {
        PortPlan ports = platform.data().running().ports();
        KafkaAccess kafka = Secrets.in(platform.data().layout().secrets()).kafka(ports);
        LogOracle.Report report = LogProof.of(kafka, new JsonCodecs(GameRegistry.installed()));
        if (options.json()) {
            System.out.println(Json.shared().pretty(report));
        } else {
            System.out.printf(Locale.ROOT, "%,d matches, %,d records replayed%n", report.matches(), report.records());
            report.findings().forEach(finding -> System.out.println("  " + finding));
            System.out.println(report.findings().isEmpty() ? "verified" : "NOT verified");
        }
        return report.findings().isEmpty() ? 0 : 1;
    }
}
