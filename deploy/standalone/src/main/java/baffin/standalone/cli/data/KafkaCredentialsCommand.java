package baffin.standalone.cli.data;

import baffin.platform.topics.KafkaAccess;
import baffin.platform.topics.TopicRights;
import baffin.standalone.broker.BrokerClient;
import baffin.standalone.cli.common.DataOptions;
import baffin.standalone.config.PortPlan;
import baffin.standalone.config.Secrets;
import baffin.standalone.part.StartRefused;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Lets an analyst read the log. */
@Command(
        name = "kafka-credentials",
        description = "Prints the settings with which kcat reads the log of a running platform: a user who reads what"
                + " was played and said, and writes nothing. Each call draws a new password; the one before opens"
                + " nothing any more.",
        mixinStandardHelpOptions = true)
public final class KafkaCredentialsCommand implements Callable<Integer> {

    @Mixin
    private final DataOptions data = new DataOptions();

    @Override
    public Integer call() throws IOException, StartRefused {
        PortPlan ports = data.running().ports();
        String password = Secrets.drawPassword();
        BrokerClient.letIn(Secrets.in(data.layout().secrets()).kafka(ports), TopicRights.ANALYST, password);
        System.out.printf("""
                bootstrap.servers=%s
                security.protocol=SASL_PLAINTEXT
                sasl.mechanism=%s
                sasl.username=%s
                sasl.password=%s
                """, ports.bootstrap(), KafkaAccess.SCRAM, TopicRights.ANALYST, password);
        return 0;
    }
}
