package baffin.system.door;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPairGenerator;
import java.security.Signature;
import java.security.spec.ECGenParameterSpec;
import java.util.Base64;
import java.util.EnumMap;
import java.util.Map;

/** Everybody who may come to the door, with what they show. */
final class Callers {

    /** Kinds of callers. */
    enum Kind {
        /** Shows nothing. */
        NOBODY,
        /** Shows no token at all, but some text. */
        GARBAGE,
        /** Shows a token that somebody else has signed in our name. */
        FORGED,
        /** Shows a token that nobody has signed. */
        UNSIGNED,
        /** Shows a token with another player's name behind a true signature. */
        ALTERED,
        /** Has an account and nothing else. */
        STRANGER,
        /** A bot of the stranger. */
        BOT,
        /** Hosts and organises elsewhere. */
        ELSEWHERE,
        /** Holds a seat and takes part, without being host or organiser. */
        PLAYER,
        /** Opened the match, organises the competition, owns the webhook, the sandbox and the seek. */
        OWNER
    }

    static final String PASSWORD = "walrus ivory and blubber 1845";

    private final Door door;
    private final String suffix = "-" + Long.toString(System.nanoTime() % 1_000_000, 36);
    private final Map<Kind, String> bearers = new EnumMap<>(Kind.class);
    private final Map<Kind, String> ids = new EnumMap<>(Kind.class);
    private final Map<Kind, String> handles = new EnumMap<>(Kind.class);

    Callers(Door door) {
        this.door = door;
        bearers.put(Kind.NOBODY, "");
        bearers.put(Kind.GARBAGE, "garbage");
        register(Kind.STRANGER, "Barents");
        register(Kind.ELSEWHERE, "Frobisher");
        register(Kind.PLAYER, "Bylot");
        register(Kind.OWNER, "Hudson");
        bot();
        String[] parts = bearer(Kind.OWNER).split("\\.", -1);
        String other = bearer(Kind.STRANGER).split("\\.", -1)[1];
        bearers.put(Kind.FORGED, parts[0] + '.' + parts[1] + '.' + signed(parts[0] + '.' + parts[1]));
        bearers.put(Kind.UNSIGNED, base64("{\"alg\":\"none\",\"typ\":\"JWT\"}") + '.' + parts[1] + '.');
        bearers.put(Kind.ALTERED, parts[0] + '.' + other + '.' + parts[2]);
    }

    String bearer(Kind kind) {
        return bearers.get(kind);
    }

    /** Id of an account. */
    String id(Kind kind) {
        return ids.get(kind);
    }

    String handle(Kind kind) {
        return handles.get(kind);
    }

    private void register(Kind kind, String name) {
        String handle = name + suffix;
        String body = "{\"handle\":\"" + handle + "\",\"password\":\"" + PASSWORD + "\"}";
        ids.put(
                kind,
                door.send("POST", "/api/v1/players", "", body, Map.of())
                        .ok()
                        .path("id")
                        .asText());
        signIn(kind, handle, body);
    }

    private void bot() {
        String handle = "Tender" + suffix;
        JsonNode made = door.send(
                        "POST", "/api/v1/bots", bearer(Kind.STRANGER), "{\"handle\":\"" + handle + "\"}", Map.of())
                .ok();
        ids.put(Kind.BOT, made.path("id").asText());
        signIn(
                Kind.BOT,
                handle,
                "{\"handle\":\"" + handle + "\",\"password\":\""
                        + made.path("password").asText() + "\"}");
    }

    private void signIn(Kind kind, String handle, String body) {
        handles.put(kind, handle);
        bearers.put(
                kind,
                door.send("POST", "/api/v1/auth/token", "", body, Map.of())
                        .ok()
                        .path("accessToken")
                        .asText());
    }

    private static String signed(String text) {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
            generator.initialize(new ECGenParameterSpec("secp256r1"));
            Signature signature = Signature.getInstance("SHA256withECDSAinP1363Format");
            signature.initSign(generator.generateKeyPair().getPrivate());
            signature.update(text.getBytes(StandardCharsets.US_ASCII));
            return Base64.getUrlEncoder().withoutPadding().encodeToString(signature.sign());
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String base64(String text) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(text.getBytes(StandardCharsets.UTF_8));
    }
}
