package baffin.platform.wire.json;

import baffin.game.Seat;
import baffin.game.Textual;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.ser.BeanSerializerModifier;
import com.fasterxml.jackson.databind.ser.ContextualSerializer;
import com.fasterxml.jackson.databind.type.CollectionType;
import com.fasterxml.jackson.databind.type.MapType;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;

/** Writes sets and maps in one order, since the JDK's immutable ones change theirs from run to run. */
final class StableOrder extends BeanSerializerModifier {

    private static final long serialVersionUID = 1L;

    @Override
    public JsonSerializer<?> modifyMapSerializer(
            SerializationConfig config, MapType type, BeanDescription description, JsonSerializer<?> serializer) {
        return new Ordered(serializer, value -> value instanceof Map<?, ?> map ? sorted(map) : value);
    }

    @Override
    public JsonSerializer<?> modifyCollectionSerializer(
            SerializationConfig config,
            CollectionType type,
            BeanDescription description,
            JsonSerializer<?> serializer) {
        return Set.class.isAssignableFrom(type.getRawClass())
                ? new Ordered(serializer, value -> value instanceof Set<?> set ? sorted(set) : value)
                : serializer;
    }

    /** The text of a key of a map. */
    static String keyText(Object key) {
        return switch (key) {
            case Seat seat -> Integer.toString(seat.index());
            case Textual textual -> textual.text();
            default -> key.toString();
        };
    }

    private static Map<Object, Object> sorted(Map<?, ?> map) {
        Map<Object, Object> result = new LinkedHashMap<>();
        List<Object> keys = new ArrayList<>(map.keySet());
        keys.sort(order(keys));
        keys.forEach(key -> result.put(key, map.get(key)));
        return result;
    }

    private static List<Object> sorted(Set<?> set) {
        List<Object> result = new ArrayList<>(set);
        result.sort(order(result));
        return result;
    }

    @SuppressWarnings("unchecked") // comparable to itself is all that is asked
    private static Comparator<Object> order(List<Object> values) {
        boolean comparable = !values.isEmpty() && values.stream().allMatch(Comparable.class::isInstance);
        return comparable
                ? (left, right) -> ((Comparable<Object>) left).compareTo(right)
                : Comparator.comparing(StableOrder::keyText);
    }

    private static final class Ordered extends JsonSerializer<Object> implements ContextualSerializer {

        private final JsonSerializer<Object> inner;
        private final UnaryOperator<Object> order;

        @SuppressWarnings("unchecked") // serializers take what their type says
        Ordered(JsonSerializer<?> inner, UnaryOperator<Object> order) {
            this.inner = (JsonSerializer<Object>) inner;
            this.order = order;
        }

        @Override
        public JsonSerializer<?> createContextual(SerializerProvider provider, BeanProperty property)
                throws JsonMappingException {
            return new Ordered(provider.handleSecondaryContextualization(inner, property), order);
        }

        @Override
        public void serialize(Object value, JsonGenerator json, SerializerProvider provider) throws IOException {
            inner.serialize(order.apply(value), json, provider);
        }

        @Override
        public void serializeWithType(
                Object value, JsonGenerator json, SerializerProvider provider, TypeSerializer type) throws IOException {
            inner.serializeWithType(order.apply(value), json, provider, type);
        }

        @Override
        public boolean isEmpty(SerializerProvider provider, Object value) {
            return inner.isEmpty(provider, value);
        }
    }
}
