package baffin.platform.wire.json;

import baffin.game.Seat;
import baffin.game.Textual;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.deser.Deserializers;
import com.fasterxml.jackson.databind.deser.KeyDeserializers;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import org.jspecify.annotations.Nullable;

/** Reads textual values back through their public constructor of one string. */
final class TextualReaders extends Deserializers.Base {

    @Override
    public @Nullable JsonDeserializer<?> findBeanDeserializer(
            JavaType type, DeserializationConfig config, BeanDescription description) {
        return type.isTypeOrSubTypeOf(Textual.class) ? new Reader(type.getRawClass()) : null;
    }

    @Override
    public @Nullable JsonDeserializer<?> findEnumDeserializer(
            Class<?> type, DeserializationConfig config, BeanDescription description) {
        return null;
    }

    private static Constructor<?> constructor(Class<?> type) {
        try {
            return type.getConstructor(String.class);
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(type + " is textual but has no public constructor of one string", e);
        }
    }

    private static Object construct(Constructor<?> constructor, String text) {
        try {
            return constructor.newInstance(text);
        } catch (InvocationTargetException e) {
            throw new IllegalArgumentException("is not a value of this kind", e);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot construct " + constructor.getDeclaringClass(), e);
        }
    }

    private static final class Reader extends StdScalarDeserializer<Object> {
        private static final long serialVersionUID = 1L;

        private final transient Constructor<?> constructor;

        Reader(Class<?> type) {
            super(type);
            this.constructor = constructor(type);
        }

        @Override
        public Object deserialize(JsonParser json, DeserializationContext context) throws IOException {
            String text = _parseString(json, context, this);
            try {
                return construct(constructor, text);
            } catch (IllegalArgumentException e) {
                return context.handleWeirdStringValue(handledType(), text, "is not a value of this kind");
            }
        }
    }

    /** Reads textual values as keys of maps. */
    static final class Keys implements KeyDeserializers {

        @Override
        public @Nullable KeyDeserializer findKeyDeserializer(
                JavaType type, DeserializationConfig config, BeanDescription description) {
            return type.isTypeOrSubTypeOf(Textual.class) ? new KeyReader(type.getRawClass()) : null;
        }
    }

    private static final class KeyReader extends KeyDeserializer {
        private final Class<?> type;
        private final Constructor<?> constructor;

        KeyReader(Class<?> type) {
            this.type = type;
            this.constructor = constructor(type);
        }

        @Override
        public Object deserializeKey(String key, DeserializationContext context) throws IOException {
            try {
                return construct(constructor, key);
            } catch (IllegalArgumentException e) {
                return context.handleWeirdKey(type, key, "is not a value of this kind");
            }
        }
    }

    /** Reads seats as keys of maps. */
    static final class SeatKeyReader extends KeyDeserializer {
        @Override
        public Object deserializeKey(String key, DeserializationContext context) throws IOException {
            try {
                return new Seat(Integer.parseInt(key));
            } catch (IllegalArgumentException e) {
                return context.handleWeirdKey(Seat.class, key, "must be the number of a seat");
            }
        }
    }
}
