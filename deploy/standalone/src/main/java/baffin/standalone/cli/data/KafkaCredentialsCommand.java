package baffin.standalone.cli.data;

import baffin.platform.topics.TopicRights;
import baffin.standalone.cli.common.DataOptions;
import baffin.standalone.config.Secrets;
import baffin.standalone.part.StartRefused;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Lets an analyst read the log. */
@Command(
        name = "kafka-credentials",
        description = "Prints the settings with which kcat reads the log of a running platform: those of a user who"
                + " reads what was played and said, and writes nothing.",
        mixinStandardHelpOptions = true)
public final class KafkaCredentialsCommand implements Callable<Integer> {

    @Mixin
    private final DataOptions data = new DataOptions();

    @Override
    public Integer call() throws IOException, StartRefused {
        System.out.printf(
                """
                bootstrap.servers=%s
                security.protocol=SASL_PLAINTEXT
                sasl.mechanism=PLAIN
                sasl.username=%s
                sasl.password=%s
                """,
                data.running().ports().bootstrap(),
                TopicRights.ANALYST,
                Secrets.in(data.layout().secrets()).password(TopicRights.ANALYST));
        return 0;
    }
}
