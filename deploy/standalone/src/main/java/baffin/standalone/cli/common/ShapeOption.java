package baffin.standalone.cli.common;

import baffin.standalone.config.DeploymentShape;
import baffin.standalone.part.StartRefused;
import java.util.Arrays;
import picocli.CommandLine.Option;

/** How the services are spread over processes. */
public final class ShapeOption {

    @Option(
            names = "--shape",
            paramLabel = "SHAPE",
            defaultValue = "single",
            description = "single: all services in one process; split: a process for each, behind a gateway. Data go"
                    + " from one to the other. Default: ${DEFAULT-VALUE}.")
    private String shape = DeploymentShape.SINGLE.id();

    /**
     * The shape that is asked for.
     *
     * @throws StartRefused when there is no such shape
     */
    public DeploymentShape shape() throws StartRefused {
        return Arrays.stream(DeploymentShape.values())
                .filter(each -> each.id().equals(shape))
                .findFirst()
                .orElseThrow(() -> new StartRefused("--shape: '" + shape + "' is neither single nor split."));
    }
}
