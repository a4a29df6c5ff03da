package baffin.system.house;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.system.platform.Lanes;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.properties.HasAnnotations;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Operations that change something: which ask for a fresh proof of who asks, and which are not bounded by default. */
@Tag(Lanes.CHECK)
@Order(1)
class ChangesTest {

    private static final String ME = "/api/v1/players/me";
    private static final String PATH = "jakarta.ws.rs.Path";
    private static final String OPERATION = "org.eclipse.microprofile.openapi.annotations.Operation";
    private static final String SENSITIVE = "baffin.accounts.account.Sensitive";
    private static final String OWN_LIMIT = "baffin.platform.http.OwnLimit";

    private static final String ITSELF = "asks for the password itself";
    private static final String ENDS = "ends what acts for the account, and lets nobody in";
    private static final String TASTE = "changes neither who signs in nor who acts for the account";

    /** Operations below {@value #ME} that ask for no fresh proof, with the reason. */
    private static final Map<String, String> OPEN = Map.ofEntries(
            Map.entry("proveYourself", ITSELF),
            Map.entry("changeEmail", ITSELF),
            Map.entry("deleteAccount", ITSELF),
            Map.entry("confirmAccess", ITSELF),
            Map.entry("endOtherSessions", ENDS),
            Map.entry("endSession", ENDS),
            Map.entry("endAccessToken", ENDS),
            Map.entry("deletePushSubscription", ENDS),
            Map.entry("keepAccount", "takes back what asked for the password, and ends nothing"),
            Map.entry("createStreamTicket", "reads what the session reads, for a minute"),
            Map.entry("changeSubscription", "reads what the session reads"),
            Map.entry(
                    "createPushSubscription", "tells a browser of notifications; the owner sees it among what is new"),
            Map.entry("readNotifications", TASTE),
            Map.entry("mutePlayer", TASTE),
            Map.entry("unmutePlayer", TASTE),
            Map.entry("setPreferences", TASTE),
            Map.entry("setQuietHours", TASTE),
            Map.entry("clearQuietHours", TASTE));

    /** Operations that more than the default lets through, with what bounds them in {@code @OwnLimit}. */
    private static final Set<String> FASTER =
            Set.of("sendCommand", "sendSandboxCommand", "exchangeToken", "registerPlayer");

    private static Stream<JavaMethod> changes() {
        return House.classes().stream()
                .filter(type -> !type.isInterface())
                .flatMap(type -> type.getMethods().stream())
                .filter(method -> Stream.of("POST", "PUT", "PATCH", "DELETE")
                        .anyMatch(http -> method.isAnnotatedWith("jakarta.ws.rs." + http)));
    }

    @Test
    void every_change_of_an_account_asks_who_it_is_or_says_why_not() {
        Map<String, Boolean> asks = changes()
                .filter(method -> member(method.getOwner(), PATH, "value").startsWith(ME))
                .collect(Collectors.toMap(
                        method -> member(method, OPERATION, "operationId"),
                        method -> method.isAnnotatedWith(SENSITIVE),
                        Boolean::logicalAnd,
                        TreeMap::new));
        Set<String> silent = new TreeSet<>(asks.keySet());
        silent.removeIf(asks::get);

        assertThat(asks).containsEntry("changeHandle", true).containsEntry("changePassword", true);
        assertThat(silent)
                .as("annotate it with @Sensitive, or say here why it asks for no fresh proof")
                .isEqualTo(new TreeSet<>(OPEN.keySet()));
    }

    @Test
    void only_these_changes_are_not_bounded_by_default() {
        assertThat(changes()
                        .filter(method -> method.isAnnotatedWith(OWN_LIMIT))
                        .map(method -> member(method, OPERATION, "operationId")))
                .containsExactlyInAnyOrderElementsOf(FASTER);
    }

    private static String member(HasAnnotations<?> annotated, String annotation, String member) {
        return annotated
                .tryGetAnnotationOfType(annotation)
                .flatMap(found -> found.get(member))
                .map(Object::toString)
                .orElse("");
    }
}
