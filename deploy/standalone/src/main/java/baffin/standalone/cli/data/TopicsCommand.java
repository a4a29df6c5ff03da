package baffin.standalone.cli.data;

import baffin.platform.topics.TopicAdmin;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Creates the topics on a Kafka cluster, or corrects their settings. */
@Command(
        name = "topics",
        description = "Creates the topics on a Kafka cluster, or corrects their settings; containers run it first.",
        mixinStandardHelpOptions = true)
public final class TopicsCommand implements Callable<Integer> {

    @Option(
            names = "--bootstrap",
            paramLabel = "HOST:PORT",
            defaultValue = "${env:BAFFIN_KAFKA:-localhost:9092}",
            description = "Kafka bootstrap servers. Default: BAFFIN_KAFKA, or localhost:9092.")
    private String bootstrap = "";

    @Override
    public Integer call() {
        TopicAdmin.ensure(bootstrap);
        System.out.println("Topics are ready on " + bootstrap + ".");
        return 0;
    }
}
