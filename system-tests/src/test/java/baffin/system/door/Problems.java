package baffin.system.door;

import baffin.system.door.Door.Answer;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/** What holds for every answer that is no success. */
final class Problems {

    private static final int BAD = 400;
    private static final int FAULT = 500;
    private static final int NOT_READY = 503;

    private Problems() {}

    /** Adds to the list what is wrong with an answer. */
    static void check(String request, Answer answer, List<String> wrong) {
        if (answer.status() < BAD) {
            return;
        }
        boolean promised = answer.status() == NOT_READY && answer.retryAfter();
        if (answer.status() >= FAULT && !promised) {
            wrong.add(request + ": " + answer.status() + " " + answer.body());
            return;
        }
        if (!answer.type().startsWith("application/problem+json")) {
            wrong.add(request + ": " + answer.status() + " is no problem document but " + answer.type());
            return;
        }
        JsonNode problem = answer.json();
        if (problem.path("status").asInt() != answer.status()
                || !problem.path("type").asText().startsWith("/problems/")
                || problem.path("title").asText().isEmpty()) {
            wrong.add(request + ": " + answer.status() + " is told as " + answer.body());
        }
    }
}
