package baffin.standalone.cli;

import java.util.Objects;
import picocli.CommandLine.IVersionProvider;

/** The version of this build. */
final class Versions implements IVersionProvider {

    @Override
    public String[] getVersion() {
        return new String[] {"Baffin " + ofThisBuild()};
    }

    static String ofThisBuild() {
        return Objects.requireNonNullElse(Versions.class.getPackage().getImplementationVersion(), "development");
    }
}
