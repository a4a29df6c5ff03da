package baffin.gameservice.catalogue;

import baffin.competition.policy.Format;
import baffin.game.words.Messages;
import baffin.gameservice.webhook.WebhookEventType;
import baffin.match.event.MatchCommand;
import baffin.match.terms.ClockRule;
import baffin.match.terms.HouseBot;
import baffin.match.terms.Uuid;
import baffin.platform.identity.Callers;
import baffin.platform.limits.Limits;
import baffin.platform.match.Include;
import baffin.platform.operator.OperatorAction;
import baffin.platform.problem.ProblemType;
import baffin.platform.wire.json.SealedTypes;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Says what may stand in fields and parameters that their service knows as text alone: one of a few words, an id. */
final class ValueForms {

    private static final String GAME = "game";
    private static final String FORMAT = "format";
    private static final String SERVICE = "ServiceName";

    /** Fields and parameters that are ids wherever they stand. */
    private static final Set<String> IDS = Set.of(
            "matchId",
            "competitionId",
            "seekId",
            "webhookId",
            "deliveryId",
            "sandboxId",
            "sessionId",
            "rematchOf",
            "copyOf",
            "clientId",
            "subscription");

    /** What is said of lessons too, whose ids are no UUIDs. */
    private static final Set<String> OF_LESSONS = Set.of("LegalActions", "LessonView", "Log");

    private static final Set<String> DURATIONS = Set.of("botsAfter", "expiresAfter");

    /** Behind these an id stands in the path; players may be called {@code me} there. */
    private static final Set<String> OWNERS =
            Set.of("matches", "competitions", "sandboxes", "seeks", "webhooks", "accounts");

    private static final Set<String> IDS_IN_PATHS = Set.of(
            "{bot}",
            "{client}",
            "{commandId}",
            "{deliveryId}",
            "{identity}",
            "{invitation}",
            "{messageId}",
            "{session}",
            "{subscription}",
            "{token}");

    /** Those that hold something else: the name of a schema, or a schema. */
    private final Map<String, ObjectNode> fields = new HashMap<>();

    private final Map<String, ObjectNode> parameters = new HashMap<>();
    private final ObjectNode schemas;

    private ValueForms(ObjectNode schemas) {
        this.schemas = schemas;
        fields();
        parameters();
        languages();
    }

    private void fields() {
        ObjectNode events = words(WebhookEventType.subscribable(), WebhookEventType::text);
        for (String webhook : List.of("Webhook", "WebhookRequest", "WebhookPatch")) {
            fields.put(webhook + "/events", list(events));
        }
        List<WebhookEventType> sent = Arrays.stream(WebhookEventType.values())
                .filter(type -> !type.text().endsWith("*"))
                .toList();
        fields.put("WebhookDelivery/type", words(sent, WebhookEventType::text));
        fields.put("ListedMatch/status", Schemas.of("Status"));
        fields.put("Match/status", Schemas.of("Status"));
        fields.put("SandboxView/status", Schemas.of("Status"));
        fields.put("LessonView/status", Schemas.of("Status"));
        fields.put(
                "CompetitionBrief/format",
                words(SealedTypes.leaves(Format.class).keySet(), name -> name));
        fields.put("Preferences/push", Schemas.of("NoticeKind*"));
        fields.put("NewPreferences/push", Schemas.of("NoticeKind*"));
        fields.put("PushSubscriptionRequest/kinds", Schemas.of("NoticeKind*"));
        fields.put("AbsenceStepBot/kind", words(HouseBot.kinds(), kind -> kind));
        fields.put("RegistrationRules/who", Schemas.words(List.of("open", "invitation", "oidc", "operator")));
        fields.put("NewAccessItem/kind", Schemas.words(List.of("bot", "identity", "oauth-client")));
        ObjectNode actions = words(List.of(OperatorAction.Kind.values()), ValueForms::word);
        fields.put("OperatorAction/kind", actions);
        fields.put("OwnOperatorAction/kind", actions);
        fields.put("ServiceHealth/service", Schemas.of(SERVICE));
        fields.put(
                "Entry/type",
                words(List.of(ProblemType.values()), type -> type.uri().toString()));
        fields.put("Entry/slug", words(List.of(ProblemType.values()), ProblemType::slug));
        fields.put(
                "LegalActions/matchCommands",
                list(words(SealedTypes.leaves(MatchCommand.class).keySet(), name -> name)));
        for (String token : List.of("Token", "Exchanged")) {
            fields.put(token + "/tokenType", RecordSchemas.constant("Bearer"));
        }
        fields.put(
                "OAuthError/error",
                Schemas.words(List.of(
                        "invalid_request",
                        "invalid_client",
                        "invalid_grant",
                        "unsupported_grant_type",
                        "temporarily_unavailable")));
        schemas.at("/Index/properties").forEach(link -> ((ObjectNode) link).put(FORMAT, "uri-reference"));
        fields.put("OAuthTokens/token_type", RecordSchemas.constant("Bearer"));
        for (String rated : List.of("LeaderboardRating", "PlayerRating", "RatingChange")) {
            fields.put(rated + "/mode", modes());
        }
        ObjectNode rests = Schemas.of("object");
        rests.set("propertyNames", Schemas.of("PauseReason"));
        rests.set("additionalProperties", Schemas.of("Instant"));
        fields.put("SeatClock/rests", rests);
        ObjectNode entrant = rests.objectNode();
        entrant.putArray("anyOf").add(Schemas.of("integer")).add(Schemas.of("string"));
        fields.put("CheckIns/entrants", list(entrant));
        fields.put("Seeding/entrants", list(entrant));
    }

    private void parameters() {
        parameters.put("listMatches?status", Schemas.of("Status"));
        parameters.put("listLobbyMatches?state", Schemas.of("OpenMatchStatus"));
        parameters.put("listWebhookDeliveries?state", Schemas.of("DeliveryState"));
        parameters.put("competitions?status", Schemas.of("CompetitionStatus"));
        parameters.put(
                "rulingRequests?status",
                schemas.at("/RulingRequest/properties/status").deepCopy());
        parameters.put("?clock", words(SealedTypes.leaves(ClockRule.class).keySet(), name -> name));
        parameters.put("?kind", Schemas.words(List.of("move", "arrangement")));
        parameters.put("?include", list(words(List.of(Include.Part.values()), Include.Part::word)));
        parameters.put("?marks", list(Schemas.words(List.of("legal", "last"))));
        parameters.put("?topics", list(Schemas.of("Topic")));
        parameters.put("?ids", list(player()));
        for (String person : List.of("?player", "?opponent", "?official", "?invited")) {
            parameters.put(person, player());
        }
        for (String thing : List.of("?competition", "?series", "?account")) {
            parameters.put(thing, id());
        }
        parameters.put("?as", RecordSchemas.constant("public"));
        parameters.put("?hold", RecordSchemas.constant("stream"));
        parameters.put("?print", Schemas.words(List.of("tables", "names", "slips")));
        parameters.put("?by", Schemas.words(List.of("wins", "rating")));
        parameters.put("?mode", modes());
        parameters.put("?response_type", RecordSchemas.constant("code"));
        parameters.put("?code_challenge_method", RecordSchemas.constant("S256"));
        parameters.put("?game", Schemas.of(GameSchemas.GAME_ID));
        parameters.put("{game}", Schemas.of(GameSchemas.GAME_ID));
        parameters.put("{channel}", Schemas.words(List.of("public", "seats")));
        parameters.put("{service}", Schemas.of(SERVICE));
        parameters.put("{slug}", words(List.of(ProblemType.values()), ProblemType::slug));
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private void languages() {
        ObjectNode languages = words(Messages.LANGUAGES, Locale::getLanguage);
        fields.put("Preferences/language", languages);
        fields.put("NewPreferences/language", languages);
        fields.put("PushSubscription/lang", languages);
        fields.put("PushSubscriptionRequest/lang", languages);
        parameters.put("?lang", languages);
    }

    private static ObjectNode modes() {
        return Schemas.words(List.of("solo", "teams"));
    }

    private static <T> ObjectNode words(Iterable<T> things, Function<T, String> word) {
        List<String> words = new ArrayList<>();
        things.forEach(thing -> words.add(word.apply(thing)));
        return Schemas.words(words);
    }

    private static ObjectNode list(ObjectNode item) {
        ObjectNode list = Schemas.of("array");
        list.set("items", item);
        return list;
    }

    private static ObjectNode id() {
        return Schemas.of("string").put(FORMAT, "uuid");
    }

    /** People may write a word for themselves, and bots of the house have names for ids. */
    private static ObjectNode player() {
        String house = HouseBot.kinds().stream().collect(Collectors.joining("|", "house:(", ")"));
        return Schemas.of("string").put("pattern", "^(" + Uuid.FORM + "|" + Callers.ME + "|" + house + ")$");
    }

    /** Says it of schemas. */
    static void schemas(ObjectNode schemas) {
        schemas.set(SERVICE, Schemas.words(List.of("game", "lobby", "rules", "scoring")));
        schemas.set(
                "Topic",
                Schemas.of("string")
                        .put("description", "What the stream of a person may follow.")
                        .put("pattern", "^(matches|tables|notifications|match:[^:]+|chat:[^:]+(:seats)?)$"));
        ValueForms forms = new ValueForms(schemas);
        forms.fields.forEach((name, form) -> {
            String[] parts = name.split("/", -1);
            JsonNode field = schemas.path(parts[0]).path(Schemas.PROPERTIES).path(parts[1]);
            if (field.isMissingNode()) {
                throw new IllegalStateException("there is no field " + name);
            }
            become((ObjectNode) field, form);
        });
        schemas.withObject("/Player/properties/id").put(FORMAT, "uuid");
    }

    /** Says which fields are ids, of games or of anything else, and which are durations. */
    static void everywhere(ObjectNode schemas) {
        schemas.properties().forEach(schema -> walk(schema.getKey(), schema.getValue()));
    }

    /** The description stays. */
    private static void become(ObjectNode part, ObjectNode form) {
        ObjectNode before = part.deepCopy();
        part.removeAll();
        for (String kept : List.of("description", "default", "examples")) {
            if (before.has(kept)) {
                part.set(kept, before.get(kept));
            }
        }
        part.setAll(form.deepCopy());
    }

    private static void walk(String name, JsonNode schema) {
        schema.path(Schemas.PROPERTIES).properties().forEach(member -> {
            ObjectNode part = (ObjectNode) member.getValue();
            boolean text = part.path(Schemas.TYPE).asText().equals("string") && !part.has("enum");
            if (text && member.getKey().equals(GAME)) {
                become(part, Schemas.of(GameSchemas.GAME_ID));
            } else if (text && IDS.contains(member.getKey()) && !OF_LESSONS.contains(name)) {
                part.put(FORMAT, "uuid");
            } else if (text && isDuration(member.getKey(), part)) {
                part.put(FORMAT, "duration");
            }
        });
    }

    private static boolean isDuration(String name, ObjectNode part) {
        return part.path("pattern").asText().startsWith("^-?P") || DURATIONS.contains(name);
    }

    /** Says it of the parameters of an operation. */
    static void describe(String path, ObjectNode operation, ObjectNode schemas) {
        Map<String, ObjectNode> known = new ValueForms(schemas).parameters;
        String id = operation.path("operationId").asText();
        for (JsonNode parameter : operation.path("parameters")) {
            String name = parameter.path("name").asText();
            String any = parameter.path("in").asText().equals("path") ? "{" + name + "}" : "?" + name;
            ObjectNode form = known.getOrDefault(id + any, known.get(any));
            if (form != null) {
                become((ObjectNode) parameter.get("schema"), form);
            } else if (any.equals("?limit")) {
                limit((ObjectNode) parameter.get("schema"), id);
            } else if (isId(path, any)) {
                ((ObjectNode) parameter.get("schema")).put(FORMAT, "uuid");
            }
            if (parameter.at("/schema/type").asText().equals("array")) {
                ((ObjectNode) parameter)
                        .put("style", "form")
                        .put("explode", false)
                        .put(
                                "description",
                                parameter.path("description").asText() + "; separated by commas or repeated");
                split((ObjectNode) parameter);
            }
        }
    }

    /** What stood there as one text with commas between. */
    private static void split(ObjectNode parameter) {
        if (parameter.path("example").isTextual()) {
            String[] words = parameter.path("example").asText().split(",", -1);
            Stream.of(words).forEach(parameter.putArray("example")::add);
        }
    }

    private static void limit(ObjectNode schema, String operation) {
        schema.put("minimum", 1);
        if (!operation.endsWith("LegalActions")) {
            schema.put("maximum", Limits.PAGE_ITEMS_MAX).put("default", Limits.PAGE_ITEMS);
        }
    }

    private static boolean isId(String path, String parameter) {
        List<String> parts = List.of(path.split("/", -1));
        int place = parts.indexOf(parameter);
        return IDS_IN_PATHS.contains(parameter) || place > 0 && OWNERS.contains(parts.get(place - 1));
    }
}
