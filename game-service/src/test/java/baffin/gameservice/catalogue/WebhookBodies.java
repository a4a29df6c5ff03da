package baffin.gameservice.catalogue;

import baffin.gameservice.webhook.CompetitionWebhookEvents;
import baffin.gameservice.webhook.MatchWebhookEvents;
import baffin.gameservice.webhook.TableWebhookEvents;
import baffin.gameservice.webhook.WebhookEvent;
import baffin.gameservice.webhook.WebhookEventType;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The webhooks of the API document: for each event its body, which its {@code type} tells apart. */
final class WebhookBodies {

    private static final Path TYPES =
            Path.of("src/main/java", WebhookEventType.class.getName().replace('.', '/') + ".java");

    /** Members that only the news to one player has. */
    private static final List<String> OF_ONE = List.of("player", "seat", "kind");

    private static final Map<Class<?>, String> DATA = Map.of(
            MatchWebhookEvents.class, "WebhookMatch",
            CompetitionWebhookEvents.class, "WebhookCompetition",
            TableWebhookEvents.class, "WebhookTable",
            WebhookEvent.class, "WebhookPing");

    private WebhookBodies() {}

    /** Puts the bodies among the schemas. */
    static void schemas(ObjectNode schemas) {
        RecordSchemas records = new RecordSchemas(type -> {
            Class<?> around = type.getEnclosingClass();
            return around != null && DATA.containsKey(around) ? DATA.get(around) : GameSchemas.ofPlatform(type);
        });
        DATA.keySet().forEach(events -> records.of(data(events)));
        records.all().forEach((name, schema) -> {
            if (!schemas.has(name)) {
                schemas.set(name, schema);
            }
        });
        ObjectNode turn = schemas.get("WebhookMatch").deepCopy();
        OF_ONE.forEach(member -> {
            Schemas.require(turn, member, (ObjectNode) turn.at("/properties/" + member));
            Schemas.without((ObjectNode) schemas.get("WebhookMatch"), member);
        });
        schemas.set("WebhookTurn", turn);
        Schemas.without((ObjectNode) schemas.get("WebhookMatch"), "deadline");
        List<WebhookEventType> sent = sent();
        ObjectNode union = Schemas.oneOf(
                "The body of any webhook; `type` distinguishes them.",
                sent.stream().map(WebhookBodies::name).toList());
        ObjectNode mapping =
                union.putObject("discriminator").put("propertyName", "type").putObject("mapping");
        sent.forEach(type -> {
            ObjectNode body = Schemas.object("The body of " + type.text() + ".");
            Schemas.require(body, "type", RecordSchemas.constant(type.text()));
            Schemas.require(body, "timestamp", Schemas.of("Instant"));
            schemas.set(name(type), Schemas.require(body, "data", Schemas.of(about(type))));
            mapping.put(type.text(), RecordSchemas.REF + name(type));
        });
        schemas.set("WebhookEvent", union);
    }

    private static Class<?> data(Class<?> events) {
        return Arrays.stream(events.getDeclaredClasses())
                .filter(type -> type.isRecord()
                        && (type.getSimpleName().equals("Data")
                                || type.getSimpleName().equals("Ping")))
                .findFirst()
                .orElseThrow();
    }

    private static List<WebhookEventType> sent() {
        return Arrays.stream(WebhookEventType.values())
                .filter(type -> !type.text().endsWith("*"))
                .toList();
    }

    private static String about(WebhookEventType type) {
        return switch (type) {
            case MATCH_YOUR_TURN -> "WebhookTurn";
            case PING -> "WebhookPing";
            case COMPETITION_CREATED -> "WebhookCompetition";
            default -> type.ofCompetition() ? "WebhookCompetition" : type.ofLobby() ? "WebhookTable" : "WebhookMatch";
        };
    }

    private static String name(WebhookEventType type) {
        StringBuilder name = new StringBuilder("Webhook");
        for (String word : type.text().replace("webhook.", "").split("[.-]")) {
            name.append(Character.toUpperCase(word.charAt(0))).append(word.substring(1));
        }
        return name.append("Event").toString();
    }

    /** Puts the webhooks into the document. */
    static void webhooks(ObjectNode document) {
        ObjectNode webhooks = document.putObject("webhooks");
        sent().forEach(type -> {
            ObjectNode operation = webhooks.putObject(type.text()).putObject("post");
            operation
                    .put("operationId", "on" + name(type).replaceFirst("^Webhook(.+)Event$", "$1"))
                    .put("summary", summary(type))
                    .put(
                            "description",
                            "Signed as Standard Webhooks say: webhook-id, webhook-timestamp, webhook-signature.");
            operation.putArray("tags").add("Webhooks");
            operation.putArray("security");
            operation
                    .putObject("requestBody")
                    .put("required", true)
                    .withObject("/content/application~1json")
                    .set("schema", RecordSchemas.reference(name(type)));
            operation.putObject("responses").putObject("2XX").put("description", "Taken");
        });
    }

    /** What the code says of the type. */
    private static String summary(WebhookEventType type) {
        try {
            Matcher said = Pattern.compile("/\\*\\* ([^\n]+)\\. \\*/\n *" + type.name() + "\\(")
                    .matcher(Files.readString(TYPES));
            if (!said.find()) {
                throw new IllegalStateException("say what " + type + " is in its Javadoc");
            }
            return said.group(1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
