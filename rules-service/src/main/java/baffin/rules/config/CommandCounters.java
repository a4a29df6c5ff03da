package baffin.rules.config;

import baffin.platform.runtime.decider.DeciderObserver;
import baffin.platform.wire.Reply;
import io.micrometer.core.instrument.MeterRegistry;
import jakarta.enterprise.context.ApplicationScoped;

/** Counts what the decider does. */
@ApplicationScoped
class CommandCounters implements DeciderObserver {

    private final MeterRegistry meters;

    CommandCounters(MeterRegistry meters) {
        this.meters = meters;
    }

    @Override
    public void answered(Reply reply) {
        String problem = reply.problem() == null ? "" : reply.problem();
        String rule = reply.body().path("ruleId").asText();
        meters.counter(
                        "baffin.commands",
                        "outcome",
                        reply.outcome().name().toLowerCase(java.util.Locale.ROOT),
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
