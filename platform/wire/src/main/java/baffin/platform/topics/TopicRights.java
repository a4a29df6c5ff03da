package baffin.platform.topics;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.common.acl.AccessControlEntry;
import org.apache.kafka.common.acl.AclBinding;
import org.apache.kafka.common.acl.AclBindingFilter;
import org.apache.kafka.common.acl.AclOperation;
import org.apache.kafka.common.acl.AclPermissionType;
import org.apache.kafka.common.resource.PatternType;
import org.apache.kafka.common.resource.Resource;
import org.apache.kafka.common.resource.ResourcePattern;
import org.apache.kafka.common.resource.ResourceType;

/** What each user of a cluster may do: the table {@code rights.tsv} of who reads and writes which topic. */
public final class TopicRights {

    /** User who reads what was played and said, and writes nothing. */
    public static final String ANALYST = "analyst";

    /** User of one process of all services, who may do what any of them may. */
    private static final String ONE_PROCESS = "baffin";

    private static final int VISIBLE_ATTEMPTS = 200;
    private static final long VISIBLE_PAUSE_MS = 50;

    /** Topic, who reads it, who writes it. */
    private static final List<List<String>> TABLE = table();

    private static final ResourcePattern CLUSTER =
            new ResourcePattern(ResourceType.CLUSTER, Resource.CLUSTER_NAME, PatternType.LITERAL);

    private TopicRights() {}

    /** Topics that a service or an analyst may read or write. */
    public static List<String> topics(String user, AclOperation readOrWrite) {
        int column = readOrWrite == AclOperation.READ ? 1 : 2;
        return TABLE.stream()
                .filter(row -> users(row, column).contains(user))
                .map(List::getFirst)
                .toList();
    }

    /**
     * Gives the users of the table what they need, and takes from them what they do not.
     *
     * @throws IllegalStateException when the cluster has no authorizer, or does not let this user
     */
    public static void give(KafkaAccess kafka) {
        Set<AclBinding> wanted = wanted();
        Set<String> users = new HashSet<>();
        wanted.forEach(binding -> users.add(binding.entry().principal()));
        try (Admin admin = Admin.create(kafka.with(Map.of()))) {
            Collection<AclBinding> there =
                    admin.describeAcls(AclBindingFilter.ANY).values().get();
            List<AclBindingFilter> gone = there.stream()
                    .filter(binding -> users.contains(binding.entry().principal()) && !wanted.contains(binding))
                    .map(AclBinding::toFilter)
                    .toList();
            admin.deleteAcls(gone).all().get();
            admin.createAcls(wanted.stream()
                            .filter(binding -> !there.contains(binding))
                            .toList())
                    .all()
                    .get();
            // what is given reaches the broker's own metadata a moment later
            for (int attempt = 0; attempt < VISIBLE_ATTEMPTS; attempt++) {
                if (admin.describeAcls(AclBindingFilter.ANY).values().get().containsAll(wanted)) {
                    return;
                }
                Thread.sleep(VISIBLE_PAUSE_MS);
            }
            throw new IllegalStateException("rights were given but did not appear");
        } catch (ExecutionException e) {
            throw new IllegalStateException("rights could not be given: " + e.getCause(), e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while giving rights", e);
        }
    }

    private static Set<AclBinding> wanted() {
        Set<AclBinding> wanted = new HashSet<>();
        for (List<String> row : TABLE) {
            String topic = row.getFirst();
            for (String user : users(row, 1)) {
                add(
                        wanted,
                        user,
                        new ResourcePattern(ResourceType.TOPIC, topic, PatternType.LITERAL),
                        AclOperation.READ);
                add(
                        wanted,
                        user,
                        new ResourcePattern(ResourceType.GROUP, user, PatternType.PREFIXED),
                        AclOperation.READ);
            }
            for (String user : users(row, 2)) {
                ResourcePattern written = new ResourcePattern(ResourceType.TOPIC, topic, PatternType.LITERAL);
                add(wanted, user, written, AclOperation.WRITE);
                // how large topics are, which operators look at
                add(wanted, user, CLUSTER, AclOperation.DESCRIBE);
                if (Topics.CHANGELOGS.contains(topic)) {
                    // the ids of a decider's transactions begin with the name of its service
                    add(
                            wanted,
                            user,
                            new ResourcePattern(ResourceType.TRANSACTIONAL_ID, user, PatternType.PREFIXED),
                            AclOperation.WRITE);
                }
            }
        }
        return wanted;
    }

    private static void add(Set<AclBinding> to, String user, ResourcePattern what, AclOperation operation) {
        for (String one : user.equals(ANALYST) ? List.of(user) : List.of(user, ONE_PROCESS)) {
            to.add(new AclBinding(
                    what, new AccessControlEntry("User:" + one, "*", operation, AclPermissionType.ALLOW)));
        }
    }

    private static List<String> users(List<String> row, int column) {
        return List.of(row.get(column).split(" "));
    }

    private static List<List<String>> table() {
        try (InputStream in = Objects.requireNonNull(TopicRights.class.getResourceAsStream("rights.tsv"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .skip(1)
                    .map(line -> List.of(line.split("\t", -1)))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
