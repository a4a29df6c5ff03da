package baffin.standalone.cli;

import baffin.standalone.broker.RawLog;
import baffin.standalone.config.PortPlan;
import baffin.standalone.part.StartRefused;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Unmatched;

@Command(
        name = "load",
        description =
                "Plays many bot matches at once on the running platform and measures (--matches, --seats, --seconds).")
final class LoadCommand implements Callable<Integer> {

    @Mixin
    private final DataOptions data = new DataOptions();

    @Unmatched
    private final List<String> botWords = new ArrayList<>();

    @Override
    public Integer call() throws IOException, StartRefused {
        List<String> words = new ArrayList<>(List.of("load"));
        words.addAll(botWords);
        PortPlan ports = data.running().ports();
        int exit = BotCommand.run(data.layout(), ports, words);
        if (exit == 0) {
            System.err.println(
                    "Raw limit: the same records through a bare transactional producer, nothing else running");
            new RawLog(ports.bootstrap()).measure().forEach(line -> System.err.println("  " + line));
        }
        return exit;
    }
}
