package baffin.standalone.cli.data;

import baffin.standalone.cli.common.DataOptions;
import baffin.standalone.cli.common.Say;
import baffin.standalone.cli.common.Trees;
import baffin.standalone.config.Directories;
import baffin.standalone.part.Leftovers;
import baffin.standalone.part.PlatformLock;
import baffin.standalone.part.StartRefused;
import java.io.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Deletes everything that the platform holds, after asking. */
@Command(
        name = "reset",
        description = "Deletes all matches, accounts and events of the platform, after asking.",
        mixinStandardHelpOptions = true)
public final class ResetCommand implements Callable<Integer> {

    private static final DateTimeFormatter ASIDE = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");

    @Mixin
    private final DataOptions data = new DataOptions();

    @Option(names = "--yes", description = "Do not ask.")
    private boolean yes;

    @Option(
            names = "--database",
            description = "Only set the database aside. The next 'up' makes it anew from the log; what the log does not"
                    + " have is lost.")
    private boolean databaseOnly;

    @Override
    public Integer call() throws IOException, StartRefused {
        Directories layout = data.layout();
        if (!Files.isDirectory(layout.run())) {
            System.out.println("There is nothing to delete in " + layout.data() + ".");
            return 0;
        }
        if (PlatformLock.isHeld(layout.lock())) {
            System.err.println("The platform runs. Stop it first with ./baffin down.");
            return 2;
        }
        if (!yes && !agreed(terminal(layout), layout)) {
            System.out.println("Nothing was deleted.");
            return 1;
        }
        Leftovers.stop(layout, Say::progress);
        if (databaseOnly) {
            setAside(layout.databaseData());
            return 0;
        }
        // only what the platform has made: the directory may hold other things
        for (Path mine : List.of(
                layout.kafkaData(),
                layout.databaseData(),
                layout.databaseBinaries(),
                layout.data().resolve("log"),
                layout.secrets(),
                layout.run())) {
            Trees.delete(mine);
        }
        System.out.println("Deleted all data in " + layout.data() + ".");
        return 0;
    }

    private static void setAside(Path database) throws IOException {
        if (!Files.exists(database)) {
            System.out.println("There is no database in " + database + ".");
            return;
        }
        Path aside = database.resolveSibling(database.getFileName() + "-" + ASIDE.format(LocalDateTime.now()));
        Files.move(database, aside);
        System.out.println("The database lies in " + aside + " now. ./baffin up makes a new one from the log;"
                + " delete the old one when all is well.");
    }

    /** A console may be there without a terminal: input or output is a pipe or a file then. */
    private static Console terminal(Directories layout) throws StartRefused {
        return Optional.ofNullable(System.console())
                .filter(Console::isTerminal)
                .orElseThrow(() -> new StartRefused(
                        "There is no terminal to ask on. Say --yes to delete all data in " + layout.data() + "."));
    }

    private boolean agreed(Console terminal, Directories layout) {
        System.out.print(
                databaseOnly
                        ? "Make the database in " + layout.data() + " anew from the log? Type yes: "
                        : "Delete all matches, accounts and events in " + layout.data() + "? Type yes: ");
        System.out.flush();
        String answer = terminal.readLine();
        return answer != null && answer.strip().equalsIgnoreCase("yes");
    }
}
