package baffin.standalone.cli.data;

import baffin.standalone.cli.common.DataOptions;
import baffin.standalone.cli.common.InternalApi;
import baffin.standalone.config.RunningPlatform;
import baffin.standalone.config.Service;
import baffin.standalone.part.StartRefused;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Folds a read model anew and compares the rows. */
@Command(
        name = "rebuild",
        description = "Drops a read model, replays the log, and tells whether the rows came out identical.",
        mixinStandardHelpOptions = true)
public final class RebuildCommand implements Callable<Integer> {

    enum Projection {
        scoring,
        game,
        all
    }

    @Mixin
    private final DataOptions data = new DataOptions();

    @Parameters(paramLabel = "PROJECTION", description = "${COMPLETION-CANDIDATES}")
    private Projection projection = Projection.all;

    @Override
    public Integer call() throws IOException, StartRefused {
        RunningPlatform platform = data.running();
        boolean identical = true;
        for (Service service : services()) {
            JsonNode answer = InternalApi.rebuild(data.layout(), platform.ports(), service);
            boolean same = answer.path("identical").asBoolean();
            identical &= same;
            long events = answer.path("events").asLong();
            long millis = answer.path("millis").asLong();
            System.out.printf(
                    Locale.ROOT,
                    "%s: %s, %d events in %d ms (%,d/s)%n",
                    service.id(),
                    same ? "identical" : "DIFFERENT",
                    events,
                    millis,
                    events * 1_000 / Math.max(1, millis));
        }
        return identical ? 0 : 1;
    }

    private List<Service> services() {
        return switch (projection) {
            case scoring -> List.of(Service.SCORING);
            case game -> List.of(Service.GAME);
            case all -> List.of(Service.SCORING, Service.GAME);
        };
    }
}
