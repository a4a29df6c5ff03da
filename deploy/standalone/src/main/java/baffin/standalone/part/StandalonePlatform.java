package baffin.standalone.part;

import baffin.platform.gateway.TrustedProxies;
import baffin.platform.topics.KafkaAccess;
import baffin.standalone.backup.BackupSchedule;
import baffin.standalone.backup.Erasures;
import baffin.standalone.broker.BrokerSettings;
import baffin.standalone.config.DeploymentShape;
import baffin.standalone.config.Directories;
import baffin.standalone.config.PortPlan;
import baffin.standalone.config.PrivateDirectories;
import baffin.standalone.config.RunningPlatform;
import baffin.standalone.config.Secrets;
import baffin.standalone.config.ServiceProcess;
import baffin.standalone.config.StartCheck;
import baffin.standalone.consistency.Consistency;
import baffin.standalone.consistency.InUse;
import baffin.standalone.consistency.PlatformId;
import baffin.standalone.database.DatabaseSettings;
import baffin.standalone.gateway.ProxyGateway;
import baffin.standalone.process.BackOff;
import baffin.standalone.process.JavaCommand;
import baffin.standalone.process.LogRotation;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The whole platform on this machine. Starting goes on with whatever data there are; stopping is clean and may be
 * repeated.
 */
public final class StandalonePlatform implements AutoCloseable {

    private static final Duration LOOK_EVERY = Duration.ofMillis(250);
    private static final Duration START_LIMIT = Duration.ofMinutes(4);
    private static final Duration FIRST_REQUEST_LIMIT = Duration.ofSeconds(20);
    private static final Duration ROTATE_EVERY = Duration.ofSeconds(20);
    private static final Duration STOP_LIMIT = Duration.ofSeconds(25);
    // writing a class cache takes its time
    private static final Duration TRAINED_STOP_LIMIT = Duration.ofMinutes(4);

    private final Directories layout;
    private final PlatformOptions options;
    private final Consumer<String> report;
    private final PlatformLock lock;
    private final Supervisor supervisor;
    private final LogRotation rotation;
    private final ClassCaching caches;
    private @Nullable DiskNotices disk;
    private final Patience patience = new Patience(START_LIMIT);
    private final List<Part> services = new ArrayList<>();
    private @Nullable BrokerPart broker;
    private @Nullable DatabasePart database;
    private @Nullable ProxyGateway gateway;
    private @Nullable BackupSchedule backups;
    private boolean closed;

    private StandalonePlatform(
            Directories layout, PlatformOptions options, Consumer<String> report, PlatformLock lock) {
        this.layout = layout;
        this.options = options;
        this.report = report;
        this.lock = lock;
        this.supervisor = new Supervisor(BackOff.USUAL, LOOK_EVERY, report);
        this.caches = new ClassCaching(options.caching());
        this.rotation = LogRotation.start(layout.logs(), ROTATE_EVERY, report);
    }

    /**
     * Takes hold of a data directory and ends what an earlier launcher left on it.
     *
     * @param report takes one line for each step, for people
     * @throws StartRefused when another launcher holds the directory, a port is taken or a module is not built
     */
    public static StandalonePlatform prepare(Directories layout, PlatformOptions options, Consumer<String> report)
            throws IOException, StartRefused {
        for (ServiceProcess process : options.shape().processes()) {
            if (!Files.exists(layout.jar(process))) {
                throw new StartRefused(process.module() + " is not built: " + layout.jar(process) + " is missing.");
            }
        }
        Optional<String> fault = StartCheck.fault(layout);
        if (fault.isPresent()) {
            throw new StartRefused(fault.get());
        }
        PrivateDirectories.of(layout);
        PlatformLock lock = PlatformLock.take(layout.lock())
                .orElseThrow(() -> new StartRefused("A platform already runs on " + layout.data()
                        + ". See ./baffin status, or stop it with ./baffin down."));
        try {
            Files.deleteIfExists(layout.runningFile());
            Leftovers.stop(layout, report);
            refuseOn(InUse.fault(layout));
            refuseOn(PlatformId.fault(layout));
            refuseOn(options.ports().conflict());
            layout.pidFile("launcher").write(ProcessHandle.current());
            InUse.begin(layout);
            return new StandalonePlatform(layout, options, report, lock);
        } catch (IOException | StartRefused | RuntimeException e) {
            lock.close();
            throw e;
        }
    }

    private static void refuseOn(Optional<String> fault) throws StartRefused {
        if (fault.isPresent()) {
            throw new StartRefused(fault.get());
        }
    }

    public PortPlan ports() {
        return options.ports();
    }

    /**
     * Starts everything and returns when all of it is ready.
     *
     * @throws StartRefused when log, database and secrets do not belong together
     */
    public void start() throws IOException, StartRefused {
        Secrets secrets = Secrets.in(layout.secrets());
        BrokerPart kafka = add(brokerPart(secrets));
        DatabasePart postgres = add(databasePart(secrets));
        report.accept("starting kafka and postgres");
        Starting.together(List.of(kafka, postgres), report);
        // unpacking opens it to everybody
        PrivateDirectories.close(databaseBinaries());
        KafkaAccess access = secrets.kafka(ports());
        Erasures.apply(layout, access);
        refuseOn(Consistency.fault(layout, secrets, access, postgres::connect, DatabaseSettings.SERVICES));
        report.accept("starting the services");
        List<Part> parts = new ArrayList<>();
        for (ServiceProcess process : options.shape().processes()) {
            parts.add(add(servicePart(process, secrets)));
        }
        Starting.together(parts, report);
        if (options.shape() == DeploymentShape.SPLIT) {
            add(ProxyGateway.start(
                    options.host(), ports(), TrustedProxies.of(options.trustedProxies()), options.certificate()));
        }
        // the first request loads classes: no player should wait for that
        HttpCheck.get(URI.create(ports().baseUrl() + "/api/v1/games"), FIRST_REQUEST_LIMIT);
        disk = DiskNotices.start(layout.data(), DiskNotices.limits(System.getenv()), report);
        supervisor.watch(kafka);
        supervisor.watch(postgres);
        parts.forEach(supervisor::watch);
        new RunningPlatform(ProcessHandle.current().pid(), ports()).write(layout.runningFile());
    }

    /** From now on it takes backups of itself. */
    public synchronized void backUp(BackupSchedule.Plan plan) throws IOException {
        refuseWhenClosed();
        backups = BackupSchedule.start(
                layout, plan, () -> layout.pidFile(BrokerPart.NAME).running(), report);
    }

    /** Stops everything that runs, services before what they stand on. */
    @Override
    public void close() throws IOException {
        List<Part> toStop;
        synchronized (this) {
            if (closed) {
                return;
            }
            closed = true;
            toStop = List.copyOf(services);
        }
        Files.deleteIfExists(layout.runningFile());
        if (backups != null) {
            backups.close();
        }
        supervisor.close();
        rotation.close();
        if (disk != null) {
            disk.close();
        }
        if (gateway != null) {
            gateway.close();
        }
        if (caches.writes()) {
            report.accept("keeping what this first run has taught, so that the next start is faster");
        }
        Starting.stopTogether(toStop);
        if (broker != null) {
            broker.stop();
        }
        if (database != null) {
            database.stop();
        }
        caches.keep();
        layout.pidFile("launcher").delete();
        InUse.end(layout);
        lock.close();
    }

    private BrokerPart brokerPart(Secrets secrets) throws IOException {
        var settings = new BrokerSettings(
                layout.kafkaData(), "127.0.0.1", ports().kafka(), ports().kafkaController(), secrets.kafkaUsers());
        List<String> jvmOptions = new ArrayList<>(caches.options(layout.brokerClassCache()));
        jvmOptions.add(JavaCommand.crashLog(layout.logs(), BrokerPart.NAME));
        return new BrokerPart(
                settings,
                jvmOptions,
                layout.pidFile(BrokerPart.NAME),
                layout.log(BrokerPart.NAME),
                stopLimit(),
                options.partitions(),
                report);
    }

    private DatabasePart databasePart(Secrets secrets) throws IOException {
        Files.createDirectories(layout.log(DatabasePart.NAME).getParent());
        DatabaseSettings settings = new DatabaseSettings(
                layout.databaseData(),
                databaseBinaries(),
                layout.log(DatabasePart.NAME),
                ports().database(),
                secrets.databasePassword(),
                ServiceProcess.known().stream()
                        .filter(ServiceProcess::hasDatabase)
                        .collect(Collectors.toMap(ServiceProcess::id, process -> secrets.password(process.id()))),
                true);
        return new DatabasePart(settings, layout.pidFile(DatabasePart.NAME));
    }

    private Path databaseBinaries() {
        return options.databaseBinaries().orElse(layout.databaseBinaries());
    }

    private ServicePart servicePart(ServiceProcess process, Secrets secrets) throws IOException {
        return new ServicePart(
                process,
                ports().serviceUrl(process.services().iterator().next()),
                ServiceCommand.of(process, layout, caches.options(layout.classCache(process))),
                ServiceEnvironment.of(process, layout, options, secrets),
                layout.pidFile(process.id()),
                layout.log(process.id()),
                stopLimit(),
                patience,
                report);
    }

    private Duration stopLimit() {
        return caches.writes() ? TRAINED_STOP_LIMIT : STOP_LIMIT;
    }

    // each part is remembered before it starts, so that a stop in the middle of a start finds it
    private synchronized BrokerPart add(BrokerPart part) throws IOException {
        refuseWhenClosed();
        broker = part;
        return part;
    }

    private synchronized DatabasePart add(DatabasePart part) throws IOException {
        refuseWhenClosed();
        database = part;
        return part;
    }

    private synchronized ServicePart add(ServicePart part) throws IOException {
        refuseWhenClosed();
        services.add(part);
        return part;
    }

    private synchronized void add(ProxyGateway started) throws IOException {
        if (closed) {
            started.close();
        }
        refuseWhenClosed();
        gateway = started;
    }

    private void refuseWhenClosed() throws IOException {
        if (closed) {
            throw new IOException("stopped while starting");
        }
    }
}
