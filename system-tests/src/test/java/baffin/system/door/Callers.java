package baffin.system.door;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.system.platform.RunningBaffin;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPairGenerator;
import java.security.Signature;
import java.security.spec.ECGenParameterSpec;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Base64;
import java.util.EnumMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Everybody who may come to the door, with what they show. */
final class Callers {

    private static final Pattern RECOVERY_CODE = Pattern.compile("[a-z2-7]{4}(-[a-z2-7]{4}){3}");

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
        /** Shows a token that expired an hour ago. */
        EXPIRED,
        /** Has an account and nothing else. */
        STRANGER,
        /** A bot of the stranger. */
        BOT,
        /** Hosts and organises elsewhere. */
        ELSEWHERE,
        /** Was invited to the competition and has not answered. */
        INVITED,
        /** Entered the competition and withdrew. */
        WITHDRAWN,
        /** Holds a seat and takes part, without being host or organiser. */
        PLAYER,
        /** Organises the competition together with its owner. */
        ORGANISER,
        /** Is an arbiter of the competition. */
        ARBITER,
        /** Is a helper of the competition. */
        HELPER,
        /** Opened the match, owns the competition, the webhook, the sandbox and the seek. */
        OWNER,
        /** A program of the owner that may read. */
        OWNER_READS("read"),
        /** A program of the owner that may play. */
        OWNER_PLAYS("play"),
        /** A program of the owner that may organise. */
        OWNER_ORGANISES("organise"),
        /** A program of the owner that may look after webhooks. */
        OWNER_HOOKS("webhooks"),
        /** A program of somebody else that the owner lets read and play, by OAuth. */
        OWNER_CLIENT,
        /** Looks after the accounts of the platform, and has no part in anything else. */
        OPERATOR;

        /** The one scope of the program's token; null for somebody who signs in. */
        private final @Nullable String scope;

        Kind() {
            this(null);
        }

        Kind(@Nullable String scope) {
            this.scope = scope;
        }
    }

    static final String PASSWORD = "walrus ivory and blubber 1845";

    private static final int UNAUTHORIZED = 401;

    private final Door door;
    private final String suffix = "-" + Long.toString(System.nanoTime() % 1_000_000, 36);
    private final Map<Kind, String> bearers = new EnumMap<>(Kind.class);
    private final Map<Kind, String> ids = new EnumMap<>(Kind.class);
    private final Map<Kind, String> handles = new EnumMap<>(Kind.class);
    private final Map<Kind, String> credentials = new EnumMap<>(Kind.class);
    private final ClientProgram program;

    Callers(Door door, RunningBaffin baffin) {
        this.door = door;
        bearers.put(Kind.NOBODY, "");
        bearers.put(Kind.GARBAGE, "garbage");
        register(Kind.STRANGER, "Barents");
        register(Kind.ELSEWHERE, "Frobisher");
        register(Kind.EXPIRED, "Munk");
        register(Kind.INVITED, "Davis");
        register(Kind.WITHDRAWN, "Foxe");
        register(Kind.PLAYER, "Bylot");
        register(Kind.ORGANISER, "Briggs");
        register(Kind.ARBITER, "Bond");
        register(Kind.HELPER, "Henson");
        register(Kind.OWNER, "Hudson");
        register(Kind.OPERATOR, "Barrow");
        operator(baffin);
        expire(PlatformKey.of(baffin));
        bot();
        this.program = new ClientProgram(
                baffin.origin(),
                door.send(
                                "POST",
                                "/api/v1/players/me/oauth-clients",
                                bearer(Kind.OWNER),
                                ClientProgram.registration(),
                                Map.of())
                        .ok()
                        .path("clientId")
                        .asText());
    }

    /** The token that a kind of caller sends; "" for none. */
    synchronized String bearer(Kind kind) {
        return switch (kind) {
            case OWNER_READS, OWNER_PLAYS, OWNER_ORGANISES, OWNER_HOOKS -> program(kind);
            case OWNER_CLIENT -> client();
            case FORGED, UNSIGNED, ALTERED -> faked(kind, bearer(Kind.OWNER).split("\\.", -1));
            default -> bearers.get(kind);
        };
    }

    private String faked(Kind kind, String[] parts) {
        return switch (kind) {
            case FORGED -> parts[0] + '.' + parts[1] + '.' + signed(parts[0] + '.' + parts[1]);
            case UNSIGNED -> base64("{\"alg\":\"none\",\"typ\":\"JWT\"}") + '.' + parts[1] + '.';
            default -> parts[0] + '.' + bearer(Kind.STRANGER).split("\\.", -1)[1] + '.' + parts[2];
        };
    }

    /** The personal access token of a program; another one when its owner has ended it meanwhile. */
    private String program(Kind kind) {
        String known = bearers.get(kind);
        if (known == null || exchanged(known).status() == UNAUTHORIZED) {
            String body = "{\"name\":\"" + kind + "\",\"scopes\":[\"" + kind.scope + "\"]}";
            known = door.send("POST", "/api/v1/players/me/tokens", bearer(Kind.OWNER), body, Map.of())
                    .ok()
                    .path("token")
                    .asText();
            bearers.put(kind, known);
        }
        return known;
    }

    /** The token of the owner's client; another one when the owner has ended what was allowed. */
    private String client() {
        String known = bearers.get(Kind.OWNER_CLIENT);
        if (known == null
                || door.send("GET", "/api/v1/players/me", known, null, Map.of()).status() == UNAUTHORIZED) {
            known = program.token(handle(Kind.OWNER), PASSWORD);
            bearers.put(Kind.OWNER_CLIENT, known);
        }
        return known;
    }

    private Door.Answer exchanged(String personalToken) {
        return door.send("POST", "/api/v1/auth/exchange", "", "{\"token\":\"" + personalToken + "\"}", Map.of());
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

    /** The host makes one; what that allows comes once the second factor is proved. */
    private void operator(RunningBaffin baffin) {
        String said;
        try {
            String data = baffin.layout().data().toString();
            said = RunningBaffin.command("operator", handle(Kind.OPERATOR), "--data", data);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
        Door.Answer session = door.send("POST", "/api/v1/auth/token", "", credentials.get(Kind.OPERATOR), Map.of());
        Matcher code = RECOVERY_CODE.matcher(said);
        assertThat(code.find()).as(said).isTrue();
        door.send(
                        "POST",
                        "/api/v1/auth/second-factor",
                        session.ok().path("accessToken").asText(),
                        "{\"code\":\"" + code.group() + "\"}",
                        Map.of())
                .ok();
        String refresh =
                "{\"refreshToken\":\"" + session.ok().path("refreshToken").asText() + "\"}";
        bearers.put(
                Kind.OPERATOR,
                door.send("POST", "/api/v1/auth/refresh", "", refresh, Map.of())
                        .ok()
                        .path("accessToken")
                        .asText());
    }

    /** The platform accepts what its key signs, so that an expired token is refused for its age alone. */
    private void expire(PlatformKey key) {
        String token = bearers.get(Kind.EXPIRED);
        Instant now = Instant.now();
        door.send("GET", "/api/v1/players/me", key.issued(token, now), null, Map.of())
                .ok();
        bearers.put(Kind.EXPIRED, key.issued(token, now.minus(2, ChronoUnit.HOURS)));
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
        credentials.put(kind, body);
        signIn(kind);
    }

    private void signIn(Kind kind) {
        bearers.put(
                kind,
                door.send("POST", "/api/v1/auth/token", "", credentials.get(kind), Map.of())
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
