package baffin.standalone.part;

import baffin.standalone.config.Directories;
import baffin.standalone.config.ServiceProcess;
import baffin.standalone.database.DatabaseServer;
import baffin.standalone.process.PidFile;
import baffin.standalone.process.Processes;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Ends what a killed launcher has left running. The broker goes last, and cleanly. */
public final class Leftovers {

    private static final Duration SERVICE_LIMIT = Duration.ofSeconds(10);
    private static final Duration BROKER_LIMIT = Duration.ofSeconds(25);

    private Leftovers() {}

    /**
     * Stops every remembered process that still runs.
     *
     * @return how many were found
     */
    public static int stop(Directories layout, Consumer<String> report) throws IOException {
        List<Thread> stopping = new ArrayList<>();
        boolean database = DatabaseServer.pid(layout.databaseData())
                .flatMap(ProcessHandle::of)
                .filter(process -> !Processes.isGone(process))
                .isPresent();
        for (ServiceProcess service : ServiceProcess.known()) {
            find(layout.pidFile(service.id()), service.id(), report)
                    .ifPresent(process ->
                            stopping.add(Thread.startVirtualThread(() -> Processes.stop(process, SERVICE_LIMIT))));
        }
        int found = stopping.size();
        for (Thread thread : stopping) {
            join(thread);
        }
        Optional<ProcessHandle> broker = find(layout.pidFile(BrokerPart.NAME), BrokerPart.NAME, report);
        if (broker.isPresent()) {
            found++;
            Processes.stop(broker.get(), BROKER_LIMIT);
        }
        for (ProcessHandle left : DataProcesses.parts(layout)) {
            report.accept("stopping process " + left.pid() + ", which still works on " + layout.data());
            found++;
            Processes.stop(left, BROKER_LIMIT);
        }
        List<ProcessHandle> postmasters = DataProcesses.postmasters(layout);
        found += Math.max(postmasters.size(), database ? 1 : 0);
        DatabaseServer.stopLeftover(layout.databaseData());
        // INT is PostgreSQL's fast stop
        for (ProcessHandle left : postmasters) {
            if (!Processes.isGone(left) && !Processes.signal(left, "INT", SERVICE_LIMIT)) {
                Processes.stop(left, SERVICE_LIMIT);
            }
        }
        return found;
    }

    /** The launcher that runs on the data, by its pid file or by the lock that it holds. */
    public static Optional<ProcessHandle> launcher(Directories layout) throws IOException {
        Optional<ProcessHandle> remembered = layout.pidFile("launcher").running();
        return remembered.isPresent()
                ? remembered
                : DataProcesses.launchers(layout).stream().findFirst();
    }

    private static Optional<ProcessHandle> find(PidFile file, String name, Consumer<String> report) {
        Optional<ProcessHandle> process = file.running();
        process.ifPresent(
                left -> report.accept("stopping " + name + ", left by an earlier start (process " + left.pid() + ")"));
        file.delete();
        return process;
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
