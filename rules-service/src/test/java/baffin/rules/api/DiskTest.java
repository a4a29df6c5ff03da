package baffin.rules.api;

import static baffin.rules.Players.as;
import static baffin.rules.Players.known;
import static baffin.rules.Players.send;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import baffin.platform.disk.space.DiskLevel;
import baffin.platform.disk.space.Disks;
import baffin.platform.limits.DiskWatch;
import baffin.platform.runtime.decider.guard.ClockGate;
import baffin.rules.TestMatches;
import baffin.testkit.FakeDisks;
import baffin.testkit.backend.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusMock;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.UUID;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** While the disk is full no move is taken, and nobody loses time for it. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class DiskTest {

    private static final String TAKE = "{\"type\":\"Take\",\"stones\":2}";

    @ConfigProperty(name = "kafka.bootstrap.servers")
    String bootstrap;

    @Inject
    DiskWatch watch;

    @Inject
    ClockGate clocks;

    private final FakeDisks disks = new FakeDisks();

    @BeforeEach
    void watchFakeDisks() {
        QuarkusMock.installMockForType(disks, Disks.class);
    }

    @AfterEach
    void makeRoom() {
        free(100);
    }

    private void free(int percent) {
        disks.free(percent);
        watch.look();
    }

    @Test
    void moves_are_taken_until_the_disk_is_full_and_again_afterwards() {
        String ann = UUID.randomUUID().toString();
        String match = known(TestMatches.start(bootstrap, ann, UUID.randomUUID().toString(), 9), ann);
        free(0);

        send(as(ann), match, TAKE)
                .then()
                .statusCode(503)
                .header("Retry-After", equalTo("60"))
                .body("type", equalTo("/problems/insufficient-storage"));

        free(4);
        send(as(ann), match, TAKE).then().statusCode(200);
    }

    @Test
    void clocks_stand_still_while_the_disk_is_full() {
        assertThat(clocks.open(DiskLevel.FULL)).isTrue();
        free(4);
        assertThat(clocks.open(DiskLevel.FULL)).isTrue();
        free(0);
        assertThat(clocks.open(DiskLevel.FULL)).isFalse();
        free(50);
        assertThat(clocks.open(DiskLevel.FULL)).isTrue();
    }
}
