package baffin.standalone.cli.data;

import baffin.standalone.cli.common.DataOptions;
import baffin.standalone.cli.common.Say;
import baffin.standalone.cli.common.Trees;
import baffin.standalone.config.Layout;
import baffin.standalone.config.PrivateDirectories;
import baffin.standalone.config.UnfinishedCopy;
import baffin.standalone.part.Leftovers;
import baffin.standalone.part.PlatformLock;
import baffin.standalone.part.StartRefused;
import baffin.standalone.repartition.Repartition;
import baffin.standalone.repartition.RepartitionCheck;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Copies a stopped platform into one with another number of partitions. */
@Command(
        name = "repartition",
        description = "Copies a stopped platform into an empty directory, with another number of partitions of the"
                + " topics keyed by match. Every record is compared; the platform that is copied stays as it is.",
        mixinStandardHelpOptions = true)
public final class RepartitionCommand implements Callable<Integer> {

    @Mixin
    private final DataOptions data = new DataOptions();

    @Parameters(paramLabel = "N", description = "Partitions of the new log.")
    private int partitions;

    @Option(
            names = "--to",
            paramLabel = "DIR",
            required = true,
            description = "Where the new platform is to keep its data.")
    private Path to = Path.of("");

    @Override
    public Integer call() throws IOException, StartRefused {
        Layout from = data.layout();
        Layout target = DataOptions.layout(to);
        refuseOn(RepartitionCheck.ofWords(from, target, partitions));
        try (PlatformLock _ = lock(from);
                PlatformLock _ = lock(target)) {
            Leftovers.stop(from, Say::progress);
            Leftovers.stop(target, Say::progress);
            refuseOn(RepartitionCheck.ofOld(from));
            if (UnfinishedCopy.isIn(target)) {
                Say.progress("beginning anew: an earlier copy to " + target.data() + " was broken off");
                Trees.delete(target.kafkaData());
                Trees.delete(target.secrets());
                UnfinishedCopy.end(target);
            }
            refuseOn(RepartitionCheck.ofNew(from, target));
            PrivateDirectories.of(target);
            long records = new Repartition(from, target, partitions, Say::progress).run();
            System.out.printf(
                    "Copied %,d records to %s, which has %d partitions; all were compared.%n"
                            + "./baffin up --data %s makes its database from the log and goes on. Its backups need a"
                            + " directory of their own.%n"
                            + "%s is as it was. Never start it again once players use the new one; delete it when all"
                            + " is well.%n",
                    records, target.data(), partitions, target.data(), from.data());
        }
        return 0;
    }

    private static PlatformLock lock(Layout layout) throws IOException, StartRefused {
        return PlatformLock.take(layout.lock())
                .orElseThrow(() -> new StartRefused("A platform runs on " + layout.data()
                        + ". Stop it first with ./baffin down --data " + layout.data() + "."));
    }

    private static void refuseOn(Optional<String> fault) throws StartRefused {
        if (fault.isPresent()) {
            throw new StartRefused(fault.get());
        }
    }
}
