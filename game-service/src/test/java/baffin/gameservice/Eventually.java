package baffin.gameservice;

import static io.restassured.RestAssured.given;
import static org.awaitility.Awaitility.await;

import baffin.testkit.Waits;
import java.time.Duration;
import org.awaitility.core.ThrowingRunnable;

/** What holds as soon as the projection has written. */
public final class Eventually {

    private Eventually() {}

    static void eventually(ThrowingRunnable holds) {
        await().atMost(Waits.MAX).pollInterval(Duration.ofMillis(50)).untilAsserted(holds);
    }

    /** Waits until the service has made its tables: for tests that speak to the database themselves. */
    public static void ready() {
        eventually(() -> given().get("/q/health/ready").then().statusCode(200));
    }
}
