package baffin.standalone.cli;

import baffin.platform.gateway.Certificate;
import baffin.platform.gateway.TrustedProxies;
import baffin.standalone.backup.BackupSchedule;
import baffin.standalone.broker.LogOnDisk;
import baffin.standalone.cli.common.BackupOptions;
import baffin.standalone.cli.common.CertificateOptions;
import baffin.standalone.cli.common.DataOptions;
import baffin.standalone.cli.common.PartitionsOption;
import baffin.standalone.cli.common.PortOptions;
import baffin.standalone.cli.common.Say;
import baffin.standalone.cli.run.Foreground;
import baffin.standalone.config.Directories;
import baffin.standalone.config.PortPlan;
import baffin.standalone.config.StartCheck;
import baffin.standalone.part.ClassCaching;
import baffin.standalone.part.PlatformOptions;
import baffin.standalone.part.StandalonePlatform;
import baffin.standalone.part.StartRefused;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
        name = "up",
        description = "Starts the platform, and keeps it running until Ctrl-C or 'down'.",
        mixinStandardHelpOptions = true)
final class UpCommand implements Callable<Integer> {

    @Mixin
    private final DataOptions data = new DataOptions();

    @Mixin
    private final PortOptions ports = new PortOptions();

    @Option(names = "--detach", description = "Return once the platform is ready, and leave it running.")
    private boolean detach;

    @Option(
            names = "--allow-external-seeds",
            description =
                    "Let hosts of matches choose the seed. Such matches are marked as seeded and unranked for good.")
    private boolean externalSeeds = Boolean.parseBoolean(System.getenv("BAFFIN_ALLOW_EXTERNAL_SEEDS"));

    @Option(
            names = "--webhook-networks",
            paramLabel = "CIDR,...",
            description = "Networks of your own that webhooks may go to, also over http and to any port, such as"
                    + " 192.168.1.0/24. Without it they go to public addresses alone.")
    private String webhookNetworks =
            Optional.ofNullable(System.getenv("BAFFIN_WEBHOOKS_NETWORKS")).orElse("");

    @Option(
            names = "--trusted-proxies",
            paramLabel = "CIDR,...",
            description = "Proxies of your own before the gateway, which are believed when they say for whom they ask"
                    + " (X-Forwarded-For, Forwarded), such as 192.168.1.10. Without it nobody is believed.")
    private String trustedProxies =
            Optional.ofNullable(System.getenv("BAFFIN_TRUSTED_PROXIES")).orElse("");

    @Mixin
    private final CertificateOptions https = new CertificateOptions();

    @Mixin
    private final PartitionsOption partitions = new PartitionsOption();

    @Mixin
    private final BackupOptions backups = new BackupOptions();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() throws IOException, StartRefused {
        Directories layout = data.layout();
        checkNetworks("--trusted-proxies", trustedProxies);
        checkNetworks("--webhook-networks", webhookNetworks);
        Optional<String> twice = ports.plan().requestedTwice();
        if (twice.isPresent()) {
            throw new StartRefused(twice.get());
        }
        Optional<Certificate> certificate = https.certificate();
        Optional<Integer> requested = partitions.requested();
        Optional<BackupSchedule.Plan> plan = backups.plan();
        Optional<String> fault = StartCheck.fault(layout);
        if (fault.isPresent()) {
            throw new StartRefused(fault.get());
        }
        if (detach) {
            List<String> words = spec.commandLine().getParseResult().originalArgs();
            return Detached.start(layout, words);
        }
        tellPartitions(layout, requested);
        PortPlan portPlan = ports.plan().over(certificate.isPresent());
        var options = new PlatformOptions(
                ports.host(),
                portPlan,
                requested.orElse(portPlan.shape().partitions()),
                externalSeeds,
                webhookNetworks,
                trustedProxies,
                certificate,
                Optional.empty(),
                caching());
        StandalonePlatform platform = StandalonePlatform.prepare(layout, options, Say::progress);
        Foreground.run(platform, () -> {
            if (plan.isPresent()) {
                platform.backUp(plan.get());
            }
            if (!Detached.isDetached()) {
                Say.summary(layout, platform.ports());
            }
        });
        return 0;
    }

    private static void tellPartitions(Directories layout, Optional<Integer> requested) throws IOException {
        int there = LogOnDisk.partitions(layout.kafkaData());
        if (there > 0 && requested.isPresent() && requested.get() != there) {
            Say.progress("the log has " + there + " partitions and keeps them");
        }
    }

    private static ClassCaching.Mode caching() {
        return "no".equals(System.getenv("BAFFIN_TRAIN")) ? ClassCaching.Mode.USE : ClassCaching.Mode.LEARN;
    }

    private static void checkNetworks(String option, String list) throws StartRefused {
        try {
            TrustedProxies.of(list);
        } catch (IllegalArgumentException e) {
            throw new StartRefused(option + ": " + e.getMessage());
        }
    }
}
