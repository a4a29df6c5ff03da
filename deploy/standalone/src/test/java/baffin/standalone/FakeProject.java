package baffin.standalone;

import baffin.standalone.config.Directories;
import baffin.standalone.config.ServiceProcess;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.Attributes.Name;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

/** A project whose four services are {@link FakeService}. */
public final class FakeProject {

    private FakeProject() {}

    /** Makes the project and says where its things are. */
    public static Directories in(Path directory) throws IOException {
        Directories layout = new Directories(directory.resolve("project"), directory.resolve("data"));
        for (ServiceProcess process : ServiceProcess.known()) {
            Path jar = layout.jar(process);
            Files.createDirectories(jar.getParent());
            try (OutputStream out = Files.newOutputStream(jar)) {
                new JarOutputStream(out, manifest()).close();
            }
        }
        return layout;
    }

    private static Manifest manifest() {
        Manifest manifest = new Manifest();
        var attributes = manifest.getMainAttributes();
        attributes.put(Name.MANIFEST_VERSION, "1.0");
        attributes.put(Name.MAIN_CLASS, FakeService.class.getName());
        attributes.put(
                Name.CLASS_PATH,
                FakeService.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .toString());
        return manifest;
    }
}
