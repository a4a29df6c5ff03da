package baffin.system.contract;

import baffin.system.platform.RunningBaffin;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The programs of docs/integrations.md: each block whose first line is a comment with the name of a file. */
public final class GuideFiles {

    private static final Pattern BLOCK = Pattern.compile("(?ms)^```\\w+\\n(?://|#|<!--) (\\S+)[^\\n]*\\n(.*?)^```$");

    private GuideFiles() {}

    /** Writes one of them into a folder. */
    public static Path write(String name, Path folder) throws IOException {
        String page = Files.readString(RunningBaffin.project().resolve("docs/integrations.md"));
        Matcher blocks = BLOCK.matcher(page);
        while (blocks.find()) {
            if (blocks.group(1).equals(name)) {
                Files.createDirectories(folder);
                return Files.writeString(folder.resolve(name), blocks.group(2));
            }
        }
        throw new IllegalStateException("the page has no " + name);
    }

    /** The packages that the page tells readers to install, beside what it uses them for. */
    static String[] packages(String used) throws IOException {
        String page = Files.readString(RunningBaffin.project().resolve("docs/integrations.md"));
        Matcher install =
                Pattern.compile("(?m)^npm install (.*" + used + "@.*)$").matcher(page);
        if (!install.find()) {
            throw new IllegalStateException("the page installs no " + used);
        }
        return install.group(1).split(" ", -1);
    }
}
