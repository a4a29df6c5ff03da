package baffin.standalone.config;

import baffin.standalone.process.ClassCache;
import baffin.standalone.process.PidFile;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Where things are.
 *
 * @param project the project with its built modules
 * @param data everything the platform keeps; deleting it resets the platform
 */
public record Directories(Path project, Path data) {

    public Directories {
        project = project.toAbsolutePath().normalize();
        data = data.toAbsolutePath().normalize();
    }

    /** The executable jar of a process. */
    public Path jar(ServiceProcess process) {
        return project.resolve(process.module()).resolve("target/quarkus-app/quarkus-run.jar");
    }

    /** The process's cache of loaded classes, which an earlier run may have made. */
    public ClassCache classCache(ServiceProcess process) {
        return classCache(process.module() + "/target/baffin.aot", jar(process));
    }

    /** The broker's cache of loaded classes. */
    public ClassCache brokerClassCache() {
        return classCache("deploy/standalone/target/kafka.aot", launcherJar());
    }

    private Path launcherJar() {
        return project.resolve("deploy/standalone/target/baffin-standalone.jar");
    }

    private ClassCache classCache(String file, Path jar) {
        return new ClassCache(project.resolve(file), project, jar);
    }

    /** The class caches of all parts that the launcher starts in a shape. */
    public List<ClassCache> partClassCaches(DeploymentShape shape) {
        return Stream.concat(
                        Stream.of(brokerClassCache()),
                        shape.processes().stream().map(this::classCache))
                .toList();
    }

    /** The executable jar of the bots. */
    public Path botJar() {
        return project.resolve("bot-player/target/baffin-bot-player.jar");
    }

    public Path kafkaData() {
        return data.resolve("kafka");
    }

    public Path databaseData() {
        return data.resolve("postgres");
    }

    public Path databaseBinaries() {
        return data.resolve("postgres-binaries");
    }

    public Path secrets() {
        return data.resolve("secrets.properties");
    }

    public Path logs() {
        return data.resolve("log");
    }

    public Path log(String part) {
        return logs().resolve(part + ".log");
    }

    public Path run() {
        return data.resolve("run");
    }

    public PidFile pidFile(String part) {
        return new PidFile(run().resolve(part + ".pid"));
    }

    /** Held by the launcher as long as it runs. */
    public Path lock() {
        return run().resolve("launcher.lock");
    }

    /** Tells other commands where the running platform listens. */
    public Path runningFile() {
        return run().resolve("platform.json");
    }
}
