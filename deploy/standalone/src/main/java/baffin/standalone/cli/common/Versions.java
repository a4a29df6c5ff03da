package baffin.standalone.cli.common;

import java.util.Objects;
import picocli.CommandLine.IVersionProvider;

/** The version of this build. */
public final class Versions implements IVersionProvider {

    @Override
    public String[] getVersion() {
        return new String[] {"Baffin " + ofThisBuild()};
    }

    public static String ofThisBuild() {
        return Objects.requireNonNullElse(Versions.class.getPackage().getImplementationVersion(), "development");
    }
}
