package baffin.platform.wire.json;

import baffin.game.Command;
import baffin.game.Event;
import baffin.game.Game;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchEvent;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.jsontype.TypeDeserializer;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;

/** Writes commands and events of one game without the frame's wrapper, and finds the wrapper again when it reads. */
public final class MatchModule extends SimpleModule {

    private static final long serialVersionUID = 1L;

    private final transient Map<String, Class<?>> commands;
    private final transient Map<String, Class<?>> events;
    private final transient Set<String> commandTypes;

    public MatchModule(Game<?, ?, ?, ?> game) {
        super("baffin-match-" + game.info().id());
        commands = joined(MatchCommand.class, MatchCommand.Play.class, game.commandType());
        commandTypes = withoutPlatform(commands.keySet());
        events = joined(MatchEvent.class, MatchEvent.Played.class, game.eventType());
        addSerializer(new Unwrapping<MatchCommand.Play<?>>(MatchCommand.Play.class, MatchCommand.Play::command));
        addSerializer(new Unwrapping<MatchEvent.Played<?>>(MatchEvent.Played.class, MatchEvent.Played::event));
        addDeserializer(MatchCommand.class, new Wrapping<>(MatchCommand.class, commands, this::command));
        addDeserializer(
                MatchEvent.class,
                new Wrapping<>(
                        MatchEvent.class,
                        events,
                        raw -> raw instanceof MatchEvent frame ? frame : new MatchEvent.Played<>((Event) raw)));
    }

    /** Names of all commands that may be sent to a match of this game. */
    public Set<String> commandTypes() {
        return commandTypes;
    }

    private static Set<String> withoutPlatform(Set<String> commands) {
        Set<String> types = new LinkedHashSet<>(commands);
        types.removeAll(SealedTypes.leaves(MatchCommand.OfPlatform.class).keySet());
        return Collections.unmodifiableSet(types);
    }

    /** The record that a command of the given name is read as. */
    public Class<?> commandType(String name) {
        return Objects.requireNonNull(commands.get(name), name);
    }

    /** A command of the match as it is, one of the game in its frame. */
    public MatchCommand command(Object raw) {
        return raw instanceof MatchCommand frame ? frame : new MatchCommand.Play<>((Command) raw);
    }

    /** Names of all events of a match of this game. */
    public Set<String> eventTypes() {
        return events.keySet();
    }

    private static Map<String, Class<?>> joined(Class<?> frame, Class<?> wrapper, Class<?> game) {
        Map<String, Class<?>> all = new LinkedHashMap<>(SealedTypes.leaves(frame));
        all.values().remove(wrapper);
        SealedTypes.leaves(game).forEach((name, type) -> {
            if (all.put(name, type) != null) {
                throw new IllegalStateException(type + " has the name of a type of the match");
            }
        });
        return all;
    }

    private static final class Unwrapping<T> extends StdSerializer<T> {

        private static final long serialVersionUID = 1L;

        private final transient Function<T, Object> inner;

        Unwrapping(Class<?> type, Function<T, Object> inner) {
            super(type, false);
            this.inner = inner;
        }

        @Override
        public void serialize(T value, JsonGenerator json, SerializerProvider provider) throws IOException {
            Object unwrapped = inner.apply(value);
            provider.findValueSerializer(unwrapped.getClass()).serialize(unwrapped, json, provider);
        }

        @Override
        public void serializeWithType(T value, JsonGenerator json, SerializerProvider provider, TypeSerializer type)
                throws IOException {
            serialize(value, json, provider);
        }
    }

    private static final class Wrapping<T> extends StdDeserializer<T> {

        private static final long serialVersionUID = 1L;

        private final transient Map<String, Class<?>> types;
        private final transient Function<Object, T> wrap;

        Wrapping(Class<T> type, Map<String, Class<?>> types, Function<Object, T> wrap) {
            super(type);
            this.types = types;
            this.wrap = wrap;
        }

        @Override
        public T deserialize(JsonParser json, DeserializationContext context) throws IOException {
            JsonNode tree = context.readTree(json);
            Class<?> type = types.get(tree.path(SealedTypes.TYPE).asText());
            if (type == null) {
                return context.reportInputMismatch(this, "names no known type");
            }
            return wrap.apply(context.readTreeAsValue(tree, type));
        }

        @Override
        public Object deserializeWithType(JsonParser json, DeserializationContext context, TypeDeserializer type)
                throws IOException {
            return deserialize(json, context);
        }
    }
}
