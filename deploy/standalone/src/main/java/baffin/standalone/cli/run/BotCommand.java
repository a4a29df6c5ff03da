package baffin.standalone.cli.run;

import baffin.standalone.config.Directories;
import baffin.standalone.config.PortPlan;
import baffin.standalone.config.Secrets;
import baffin.standalone.config.Service;
import baffin.standalone.part.StartRefused;
import baffin.standalone.process.JavaCommand;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Runs the bots' own program against a platform. It shares this process's standard output and error. */
final class BotCommand {

    private static final int HEAP_MIB = 512;

    private BotCommand() {}

    /**
     * Runs it to its end.
     *
     * @param words its command line, to which {@code --url} is added
     * @return its exit code
     */
    static int run(Directories layout, PortPlan ports, List<String> words) throws IOException, StartRefused {
        List<String> all = new ArrayList<>(words);
        all.addAll(List.of("--url", ports.baseUrl()));
        if (!Files.exists(layout.botJar())) {
            throw new StartRefused("bot-player is not built: " + layout.botJar() + " is missing.");
        }
        List<String> command = new ArrayList<>(JavaCommand.ofJar(layout.botJar(), HEAP_MIB, List.of()));
        command.addAll(all);
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectInput(Redirect.INHERIT)
                .redirectOutput(Redirect.INHERIT)
                .redirectError(Redirect.INHERIT);
        builder.environment().putAll(environment(layout, ports));
        Process bots = builder.start();
        Runtime.getRuntime().addShutdownHook(new Thread(bots::destroy, "bots-stop"));
        try {
            return bots.waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            bots.destroy();
            return 1;
        }
    }

    // what a program needs that also rebuilds read models
    private static Map<String, String> environment(Directories layout, PortPlan ports) throws IOException {
        return Map.of(
                "BAFFIN_URL", ports.baseUrl(),
                "BAFFIN_SCORING_URL", ports.serviceUrl(Service.SCORING),
                "BAFFIN_GAME_URL", ports.serviceUrl(Service.GAME),
                "BAFFIN_INTERNAL_TOKEN", Secrets.in(layout.secrets()).internalToken());
    }
}
