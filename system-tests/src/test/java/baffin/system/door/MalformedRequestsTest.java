package baffin.system.door;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.system.door.Callers.Kind;
import baffin.system.door.Door.Answer;
import baffin.system.platform.Lanes;
import baffin.system.platform.OnSharedBaffin;
import baffin.system.platform.OnSharedBaffin.Shared;
import baffin.system.platform.RunningBaffin;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every operation of the API document with requests that make no sense. */
@Tag(Lanes.CONTRACTS)
@OnSharedBaffin(OnSharedBaffin.Kind.STABLE)
@Order(3)
class MalformedRequestsTest {

    @Test
    void each_gets_a_problem_document_and_breaks_nothing(@Shared RunningBaffin baffin) {
        try (Entrance entrance = Entrance.of(baffin)) {
            List<String> wrong = entrance.forEveryOperation((operation, findings) -> {
                if (operation.ofApi()) {
                    Nonsense.of(operation, entrance.scene().parameters(operation))
                            .forEach(nonsense -> send(entrance, operation, nonsense, findings));
                }
            });

            assertThat(wrong).isEmpty();
        }
    }

    @Test
    void pages_and_what_clients_ask_break_as_little(@Shared RunningBaffin baffin) {
        List<String> wrong = new ArrayList<>();
        try (Door door = new Door(baffin.origin())) {
            ApiOperation.outside()
                    .forEach(operation ->
                            Nonsense.ofForm(operation).forEach(nonsense -> outside(door, operation, nonsense, wrong)));
        }

        assertThat(wrong).isEmpty();
    }

    /** Pages say in HTML what is wrong, clients read JSON; nobody is sent to another site, and nothing breaks. */
    private static void outside(Door door, ApiOperation operation, Nonsense nonsense, List<String> wrong) {
        Map<String, String> headers = new HashMap<>(nonsense.headers());
        headers.putIfAbsent("Sec-Fetch-Site", "same-origin");
        Answer answer = door.sendOnce(operation.method(), nonsense.address(), "", nonsense.body(), headers);
        boolean page = answer.type().startsWith("text/html");
        boolean clients =
                operation.path().startsWith("/oauth/") && answer.type().startsWith("application/json");
        if (answer.status() >= 500 || answer.status() >= 400 && !page && !clients) {
            Problems.check(operation.id() + " " + nonsense, answer, wrong);
        }
    }

    private static void send(Entrance entrance, ApiOperation operation, Nonsense nonsense, List<String> wrong) {
        String request = operation.id() + " " + nonsense;
        try {
            Answer answer = entrance.door()
                    .sendOnce(
                            operation.method(),
                            nonsense.address(),
                            entrance.callers().bearer(Kind.STRANGER),
                            nonsense.body(),
                            nonsense.headers());
            Problems.check(request, answer, wrong);
        } catch (RuntimeException unanswered) {
            wrong.add(request + ": " + unanswered);
        }
    }
}
