package baffin.system.door;

import baffin.system.door.Callers.Kind;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** One of everything, so that every operation has something to work on. */
final class Scene {

    private static final String POLICY = """
        {"name": "Door cup", "game": "adventure", "tableSize": 3, "points": "EXPEDITION",
         "format": {"type": "PodSwiss", "rounds": 3, "finalists": 0}, "tieBreaks": ["FIRST_PLACES", "LOT"],
         "entry": {"who": "OPEN", "min": 3, "max": 8, "bots": true},
         "schedule": {"round": "P3D", "ruling": "P1D", "automatic": false}}
        """;

    private final Door door;
    private final Callers callers;
    private final Map<String, String> common = new HashMap<>();
    private final String match;
    private final String open;
    private final String competition;
    private final String seek;
    private final String sandbox;
    private final String webhook;

    Scene(Door door, Callers callers) {
        this.door = door;
        this.callers = callers;
        this.match = liveMatch();
        this.open =
                opened("{\"game\":\"north-wind\",\"seats\":3}").path("matchId").asText();
        this.competition = competition();
        this.seek = owner("POST", "/seeks", "{\"game\":\"expedition\",\"seats\":[4]}")
                .path("seekId")
                .asText();
        this.sandbox = owner("POST", "/matches/" + match + "/fork", "{}")
                .path("sandboxId")
                .asText();
        this.webhook = owner(
                        "POST", "/webhooks", "{\"url\":\"http://127.0.0.1:9/hook\",\"events\":[\"match.finished\"]}")
                .path("webhookId")
                .asText();
        String line = owner("POST", "/matches/" + match + "/chat/public", "{\"text\":\"cold here\"}")
                .path("messageId")
                .asText();
        common.putAll(Map.of(
                "channel", "public",
                "messageId", line,
                "game", "expedition",
                "slug", "not-found",
                "version", "1",
                "round", "1",
                "table", "1",
                "penalty", "1",
                "entrant", "1",
                "player", callers.id(Kind.PLAYER)));
        common.put("seat", "1");
        common.put("rule", "EX-7.2");
        common.put("readModel", "nothing");
        common.put("service", "game");
        common.put("ruling", "1");
        common.put("request", "1");
        common.put("pair", "1");
        common.put("commandId", "00000000-0000-0000-0000-000000000000");
        common.put("invitation", "00000000-0000-0000-0000-000000000000");
        common.put("token", "00000000-0000-0000-0000-000000000000");
        common.put("subscription", "00000000-0000-0000-0000-000000000000");
        common.put("session", "00000000-0000-0000-0000-000000000000");
        common.put("deliveryId", "00000000-0000-0000-0000-000000000000");
    }

    /** A policy whose entry opens at a time. */
    static String policy(String opensAt) {
        return POLICY.replace("\"who\": \"OPEN\"", "\"who\": \"OPEN\", \"opensAt\": \"" + opensAt + "\"");
    }

    /** What to fill into the path of an operation. */
    Map<String, String> parameters(ApiOperation operation) {
        Map<String, String> all = new HashMap<>(common);
        String path = operation.path();
        if (path.contains("/lobby/matches/")) {
            all.put("id", open);
        } else if (path.contains("/matches/")) {
            all.put("id", match);
        } else if (path.contains("/competitions/")) {
            all.put("id", competition);
            if (operation.id().equals("publishPairings")) {
                all.put("round", "2");
            }
        } else if (path.contains("/seeks/")) {
            all.put("id", seek);
        } else if (path.contains("/lessons/")) {
            all.put("id", "expedition");
        } else if (path.contains("/sandboxes/")) {
            all.put("id", sandbox);
        } else if (path.contains("/webhooks/")) {
            all.put("id", webhook);
        } else if (path.contains("/operator/")) {
            // nobody else's: it may be suspended
            all.put("id", callers.id(Kind.EXPIRED));
        } else {
            all.put("id", callers.id(Kind.PLAYER));
        }
        return all;
    }

    /**
     * A body with the handles of callers filled in, such as <code>${STRANGER}</code>; <code>${CALLER}</code> is another
     * word for each kind of caller, since who fails to sign in under one handle has to wait before the next try.
     */
    String filled(String body, Kind caller) {
        String text = body.replace("${CALLER}", caller.name());
        for (Kind kind : List.of(Kind.STRANGER, Kind.PLAYER)) {
            text = text.replace("${" + kind + "}", callers.handle(kind));
        }
        return text;
    }

    /** Everything that a stranger must not be able to change, with its version. */
    String state() {
        return owner("GET", "/matches/" + match, null).path("version") + " "
                + owner("GET", "/lobby/matches/" + open, null).path("version") + " "
                + owner("GET", "/competitions/" + competition, null).path("version") + " "
                + owner("GET", "/seeks/" + seek, null).path("status") + " "
                + owner("GET", "/sandboxes/" + sandbox, null).path("version") + " "
                + owner("GET", "/webhooks/" + webhook, null);
    }

    private String liveMatch() {
        String id = opened("{\"game\":\"expedition\",\"seats\":2,\"ready\":true}")
                .path("matchId")
                .asText();
        as(Kind.PLAYER, "POST", "/lobby/matches/" + id + "/join", "{\"ready\":true}");
        // what was acknowledged is there
        await("/matches/" + id);
        return id;
    }

    private String competition() {
        String id = owner("POST", "/competitions", POLICY).path("competitionId").asText();
        String path = "/competitions/" + id;
        as(Kind.PLAYER, "POST", path + "/entrants", "{}");
        as(Kind.ELSEWHERE, "POST", path + "/entrants", "{}");
        owner("POST", path + "/entrants", "{\"bot\":\"random\"}");
        as(Kind.WITHDRAWN, "POST", path + "/entrants", "{}");
        as(Kind.WITHDRAWN, "POST", path + "/entrants/4/withdraw", null);
        owner("POST", path + "/entrants", "{\"handle\":\"" + callers.handle(Kind.INVITED) + "\"}");
        for (Kind kind : List.of(Kind.ORGANISER, Kind.ARBITER, Kind.HELPER)) {
            String role = "{\"handle\":\"" + callers.handle(kind) + "\",\"role\":\"" + kind + "\"}";
            owner("POST", path + "/officials", role);
            as(kind, "POST", path + "/invitations/accept", null);
        }
        owner("POST", path + "/start", null);
        owner("POST", path + "/rounds/1/pairings", "{}");
        as(Kind.PLAYER, "POST", path + "/rounds/1/tables/1/ruling-request", "{\"reason\":\"ice\"}");
        owner("POST", path + "/penalties", "{\"entrant\":1,\"points\":0.5,\"reason\":\"late\"}");
        as(Kind.ELSEWHERE, "POST", "/competitions", POLICY.replace("Door cup", "Another cup"));
        return id;
    }

    private JsonNode opened(String body) {
        return owner("POST", "/lobby/matches", body);
    }

    private JsonNode owner(String method, String path, String body) {
        return as(Kind.OWNER, method, path, body);
    }

    private JsonNode as(Kind kind, String method, String path, String body) {
        return door.send(method, "/api/v1" + path, callers.bearer(kind), body, Map.of())
                .ok();
    }

    private void await(String path) {
        for (int tries = 0; tries < 100; tries++) {
            if (door.send("GET", "/api/v1" + path, callers.bearer(Kind.OWNER), null, Map.of())
                            .status()
                    == 200) {
                return;
            }
            try {
                Thread.sleep(100);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException(e);
            }
        }
        throw new IllegalStateException(path + " is not there");
    }
}
