package baffin.gameservice.catalogue;

import baffin.game.Game;
import baffin.game.ScoreSheet;
import baffin.game.SeatScore;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchEvent;
import baffin.platform.wire.Json;
import baffin.platform.wire.json.SealedTypes;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Schemas of what games say of themselves: for each game its commands, events and view, and for all games together
 * {@value #COMMAND}, {@value #EVENT}, {@value #VIEW} and {@value #SCORE_SHEET}. An installed game is in them, and among
 * what {@code game} tells apart, such as matches.
 */
final class GameSchemas {

    /** What may be sent to a match, and what is listed as lawful. */
    static final String COMMAND = "Command";

    /** What may stand as the cause of a step: a command, or what only the platform says to a match. */
    static final String CAUSE = "StepCause";

    /** What may happen in a match. */
    static final String EVENT = "Event";

    /** The table as a viewer sees it. */
    static final String VIEW = "View";

    /** Points of a match with their origins. */
    static final String SCORE_SHEET = "ScoreSheet";

    /** The tables of the components. */
    static final String COMPONENTS = "GameComponents";

    /** The ids of the games. */
    static final String GAME_ID = "GameId";

    private static final Set<String> OF_A_GAME = Set.of(COMMAND, CAUSE, EVENT, VIEW);
    private static final Set<String> OF_ALL = Set.of(COMMAND, CAUSE, EVENT, VIEW, COMPONENTS, GAME_ID);
    private static final String REF = RecordSchemas.REF;
    private static final String GAME = "game";

    private final Collection<Game<?, ?, ?, ?>> games;
    private final RecordSchemas schemas = new RecordSchemas(this::name);

    private GameSchemas(Collection<Game<?, ?, ?, ?>> games) {
        this.games = games;
    }

    /**
     * The schemas of games, by name.
     *
     * @param games in the order in which they are listed
     */
    static Map<String, ObjectNode> of(Collection<Game<?, ?, ?, ?>> games) {
        GameSchemas all = new GameSchemas(games);
        all.add();
        return all.schemas.all();
    }

    /**
     * Puts the schemas of games into an API document, sorted among its own. A type of the platform that the document
     * describes already keeps its description.
     *
     * @param document is changed
     * @param games in the order in which they are listed
     */
    static void addTo(ObjectNode document, Collection<Game<?, ?, ?, ?>> games) {
        ObjectNode schemas = document.withObject("/components/schemas");
        Map<String, JsonNode> sorted = new TreeMap<>();
        schemas.properties().forEach(schema -> sorted.put(schema.getKey(), schema.getValue()));
        Set<String> ofGames = games.stream().map(GameSchemas::prefix).collect(Collectors.toSet());
        of(games).forEach((name, schema) -> {
            if (OF_ALL.contains(name) || ofGames.stream().anyMatch(name::startsWith)) {
                sorted.put(name, schema);
            } else {
                sorted.putIfAbsent(name, schema);
            }
        });
        new TreeMap<>(sorted).forEach((name, schema) -> {
            if (schema.at("/discriminator/propertyName").asText().equals(GAME)) {
                sorted.put(name, union(name, (ObjectNode) schema, sorted, games));
            }
        });
        schemas.removeAll();
        schemas.setAll(sorted);
    }

    /** A union with a variant for each game, made from the first variant that the document has. */
    private static ObjectNode union(
            String name, ObjectNode known, Map<String, JsonNode> schemas, Collection<Game<?, ?, ?, ?>> games) {
        String first = known.at("/oneOf/0/$ref").asText().substring(REF.length());
        Pattern parts = Pattern.compile("(?<=\"" + REF + ")(?:" + first.substring(0, first.length() - name.length())
                + ")?(?=(?:" + String.join("|", OF_A_GAME) + ")\")");
        String template = Objects.requireNonNull(schemas.get(first)).toString();
        ObjectNode union = known.deepCopy().without(List.of("oneOf", "discriminator"));
        ObjectNode mapping = JsonNodeFactory.instance.objectNode();
        for (Game<?, ?, ?, ?> game : games) {
            String id = game.info().id();
            String prefix = prefix(game);
            ObjectNode variant =
                    (ObjectNode) Json.shared().parse(parts.matcher(template).replaceAll(prefix));
            ((ObjectNode) variant.at("/properties")).set(GAME, RecordSchemas.constant(id));
            schemas.put(prefix + name, variant);
            union.withArray("oneOf").add(RecordSchemas.reference(prefix + name));
            mapping.put(id, REF + prefix + name);
        }
        union.putObject("discriminator").put("propertyName", GAME).set("mapping", mapping);
        return union;
    }

    private void add() {
        ObjectNode commands = describe("A command to a match: one of its game, or one that every match takes.");
        ObjectNode events = describe("An event of a match: one of its game, or one that happens in every match.");
        ObjectNode views = describe("The table as a viewer sees it, in the words of the game.");
        // commands may hold commands, whichever game they are of
        schemas.put(COMMAND, commands);
        ObjectNode causes = describe("What caused a step: a command of a seat, or the platform itself.");
        ObjectNode components = describe("Tables of the game's components, in its own words.");
        ObjectNode ids = describe("The id of a game.").put("type", "string");
        for (Game<?, ?, ?, ?> game : games) {
            String prefix = prefix(game);
            ids.withArray("enum").add(game.info().id());
            schemas.put(prefix + COMMAND, schemas.union(commands(game)));
            commands.withArray("anyOf").add(RecordSchemas.reference(prefix + COMMAND));
            schemas.put(
                    prefix + EVENT, schemas.union(joined(MatchEvent.class, MatchEvent.Played.class, game.eventType())));
            events.withArray("anyOf").add(RecordSchemas.reference(prefix + EVENT));
            ObjectNode view = schemas.of(viewType(game));
            if (!view.path("$ref").asText().equals(REF + prefix + VIEW)) {
                schemas.put(prefix + VIEW, view);
            }
            views.withArray("anyOf").add(RecordSchemas.reference(prefix + VIEW));
            schemas.put(prefix + CAUSE, schemas.union(causes(game)));
            causes.withArray("anyOf").add(RecordSchemas.reference(prefix + CAUSE));
            schemas.put(prefix + "Components", components(game));
            components.withArray("anyOf").add(RecordSchemas.reference(prefix + "Components"));
        }
        schemas.put(EVENT, events);
        schemas.put(VIEW, views);
        schemas.of(ScoreSheet.class);
        schemas.put(CAUSE, causes);
        schemas.put(COMPONENTS, components);
        schemas.put(GAME_ID, ids);
    }

    /** Tables by name, with the members of each line; the form of other components is open. */
    private ObjectNode components(Game<?, ?, ?, ?> game) {
        ObjectNode all = JsonNodeFactory.instance.objectNode().put("type", "object");
        if (game.components() instanceof Map<?, ?> tables) {
            tables.forEach((name, lines) -> {
                all.withArray("required").add(name.toString());
                ObjectNode table =
                        all.withObject("/properties").putObject(name.toString()).put("type", "array");
                ((Collection<?>) lines)
                        .stream().findFirst().ifPresent(line -> table.set("items", schemas.of(line.getClass())));
            });
        }
        return all;
    }

    private static ObjectNode describe(String text) {
        return JsonNodeFactory.instance.objectNode().put("description", text);
    }

    private static Map<String, Class<?>> commands(Game<?, ?, ?, ?> game) {
        Map<String, Class<?>> commands = causes(game);
        commands.keySet()
                .removeAll(SealedTypes.leaves(MatchCommand.OfPlatform.class).keySet());
        return commands;
    }

    private static Map<String, Class<?>> causes(Game<?, ?, ?, ?> game) {
        return joined(MatchCommand.class, MatchCommand.Play.class, game.commandType());
    }

    private static Map<String, Class<?>> joined(Class<?> frame, Class<?> wrapper, Class<?> game) {
        Map<String, Class<?>> all = new LinkedHashMap<>(SealedTypes.leaves(game));
        all.putAll(SealedTypes.leaves(frame));
        all.values().remove(wrapper);
        return all;
    }

    /** What the game says that its view is; an object of unknown form when it says nothing. */
    private static Class<?> viewType(Game<?, ?, ?, ?> game) {
        return Arrays.stream(game.getClass().getMethods())
                .filter(method -> method.getName().equals("view") && !method.isBridge())
                .map(Method::getReturnType)
                .findFirst()
                .orElseThrow();
    }

    private String name(Class<?> type) {
        if (type == MatchCommand.class) {
            return COMMAND;
        }
        Class<?> around = type.getEnclosingClass();
        boolean inTable = around != null && !around.isInterface() && !around.isRecord();
        String simple = (inTable ? around.getSimpleName() : "") + type.getSimpleName();
        return games.stream()
                .filter(game -> type.getName().startsWith(game.getClass().getPackageName() + "."))
                .map(GameSchemas::prefix)
                .findFirst()
                .map(prefix -> simple.startsWith(prefix) ? simple : prefix + simple)
                .orElseGet(() -> ofPlatform(type));
    }

    /** The name of a type of no game: what commands and events are stands behind it, the type around it before. */
    static String ofPlatform(Class<?> type) {
        if (type.isRecord() && MatchCommand.class.isAssignableFrom(type)) {
            return type.getSimpleName() + COMMAND;
        }
        if (type.isRecord() && MatchEvent.class.isAssignableFrom(type)) {
            return type.getSimpleName() + EVENT;
        }
        if (type == SeatScore.class) {
            return SCORE_SHEET + "Seat";
        }
        Class<?> around = type.getEnclosingClass();
        return around == null ? type.getSimpleName() : around.getSimpleName() + type.getSimpleName();
    }

    /** The id of a game as the beginning of a name: {@code NorthWind} for {@code north-wind}. */
    private static String prefix(Game<?, ?, ?, ?> game) {
        return Arrays.stream(game.info().id().split("-"))
                .map(word -> Character.toUpperCase(word.charAt(0)) + word.substring(1))
                .collect(Collectors.joining());
    }
}
