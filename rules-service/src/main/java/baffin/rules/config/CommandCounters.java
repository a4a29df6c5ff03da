package baffin.rules.config;

import baffin.platform.runtime.decider.DeciderObserver;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Reply;
import io.micrometer.core.instrument.MeterRegistry;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Locale;

/** Counts what the decider does. */
@ApplicationScoped
class CommandCounters implements DeciderObserver {

    private final MeterRegistry meters;

    CommandCounters(MeterRegistry meters) {
        this.meters = meters;
    }

    @Override
    public void answered(CommandEnvelope command, Reply reply) {
        String kind = command.dryRun() ? "rehearsal" : command.kind().name().toLowerCase(Locale.ROOT);
        String problem = reply.problem() == null ? "" : reply.problem();
        String rule = reply.body().path("ruleId").asText();
        meters.counter(
                        "baffin.commands",
                        "kind",
                        kind,
                        "outcome",
                        reply.repeated() ? "repeated" : reply.accepted() ? "accepted" : "refused",
                        "problem",
                        problem,
                        "rule",
                        rule)
                .increment();
    }

    @Override
    public void quarantined(String key) {
        meters.counter("baffin.matches.quarantined").increment();
    }

    @Override
    public void rejected() {
        meters.counter("baffin.commands.rejected").increment();
    }
}
