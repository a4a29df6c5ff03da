package baffin.standalone.cli;

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
        return BotCommand.run(data.layout(), data.running().ports(), words);
    }
}
