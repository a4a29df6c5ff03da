package baffin.standalone.cli.data;

import baffin.platform.topics.KafkaAccess;
import baffin.platform.topics.TopicAdmin;
import baffin.platform.topics.TopicRights;
import baffin.platform.topics.Topics;
import baffin.standalone.cli.common.PartitionsOption;
import baffin.standalone.part.StartRefused;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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

    @Option(
            names = "--rights",
            description = "Also give the users lobby, rules, scoring, game and baffin of the cluster what their"
                    + " services need, and nothing else.")
    private boolean rights;

    @Mixin
    private final PartitionsOption partitions = new PartitionsOption();

    @Override
    public Integer call() throws StartRefused {
        Optional<Integer> requested = partitions.requested();
        KafkaAccess kafka =
                KafkaAccess.of(bootstrap, setting -> System.getenv("BAFFIN_KAFKA_" + setting.toUpperCase(Locale.ROOT)));
        int there = TopicAdmin.ensure(kafka, requested.orElse(Topics.PARTITIONS_APART));
        if (requested.isPresent() && requested.get() != there) {
            System.out.println(
                    "The log has " + there + " partitions and keeps them; " + requested.get() + " were asked for.");
        }
        if (rights) {
            TopicRights.give(kafka);
        }
        System.out.println("Topics are ready on " + bootstrap + ".");
        return 0;
    }
}
