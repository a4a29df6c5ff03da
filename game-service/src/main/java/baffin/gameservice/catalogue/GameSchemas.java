package baffin.gameservice.catalogue;

import baffin.game.Game;
import baffin.game.ScoreSheet;
import baffin.game.SeatScore;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchEvent;
import baffin.platform.wire.json.SealedTypes;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Schemas of what games say of themselves: for each game its commands, events and view, and for all games together
 * {@value #COMMAND}, {@value #EVENT}, {@value #VIEW} and {@value #SCORE_SHEET}. A game that is installed is in them.
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

    private static final Set<String> ALL = Set.of(COMMAND, CAUSE, EVENT, VIEW);

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
            if (ALL.contains(name) || ofGames.stream().anyMatch(name::startsWith)) {
                sorted.put(name, schema);
            } else {
                sorted.putIfAbsent(name, schema);
            }
        });
        schemas.removeAll();
        schemas.setAll(sorted);
    }

    private void add() {
        ObjectNode commands = describe("A command to a match: one of its game, or one that every match takes.");
        ObjectNode events = describe("An event of a match: one of its game, or one that happens in every match.");
        ObjectNode views = describe("The table as a viewer sees it, in the words of the game.");
        // commands may hold commands, whichever game they are of
        schemas.put(COMMAND, commands);
        for (Game<?, ?, ?, ?> game : games) {
            String prefix = prefix(game);
            schemas.put(prefix + COMMAND, schemas.union(commands(game)));
            commands.withArray("anyOf").add(RecordSchemas.reference(prefix + COMMAND));
            schemas.put(
                    prefix + EVENT, schemas.union(joined(MatchEvent.class, MatchEvent.Played.class, game.eventType())));
            events.withArray("anyOf").add(RecordSchemas.reference(prefix + EVENT));
            views.withArray("anyOf").add(schemas.of(viewType(game)));
        }
        schemas.put(EVENT, events);
        schemas.put(VIEW, views);
        schemas.of(ScoreSheet.class);
        ObjectNode causes = describe("What caused a step: a command of a seat, or the platform itself.");
        causes.withArray("anyOf").add(RecordSchemas.reference(COMMAND));
        SealedTypes.leaves(MatchCommand.OfPlatform.class)
                .values()
                .forEach(leaf -> causes.withArray("anyOf").add(schemas.of(leaf)));
        schemas.put(CAUSE, causes);
    }

    private static ObjectNode describe(String text) {
        return JsonNodeFactory.instance.objectNode().put("description", text);
    }

    private static Map<String, Class<?>> commands(Game<?, ?, ?, ?> game) {
        Map<String, Class<?>> commands = joined(MatchCommand.class, MatchCommand.Play.class, game.commandType());
        commands.keySet()
                .removeAll(SealedTypes.leaves(MatchCommand.OfPlatform.class).keySet());
        return commands;
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
        String simple = type.getSimpleName();
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
