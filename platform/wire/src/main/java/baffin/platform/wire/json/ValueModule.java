package baffin.platform.wire.json;

import baffin.game.Numeric;
import baffin.game.Seat;
import baffin.game.Textual;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.Deserializers;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.BeanSerializerModifier;
import com.fasterxml.jackson.databind.ser.std.StdScalarSerializer;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** How single values are written: seats, times, textual values, and collections in a stable order. */
public final class ValueModule extends SimpleModule {

    private static final long serialVersionUID = 1L;
    private static final DateTimeFormatter MILLISECONDS =
            new DateTimeFormatterBuilder().appendInstant(3).toFormatter(Locale.ROOT);

    public ValueModule() {
        super("baffin-values");
        addSerializer(new SeatWriter());
        addDeserializer(Seat.class, new SeatReader());
        addSerializer(new NumberWriter());
        addSerializer(new InstantWriter());
        addDeserializer(Instant.class, new InstantReader());
        addSerializer(Duration.class, ToStringSerializer.instance);
        addDeserializer(Duration.class, new DurationReader());
        addSerializer(new TextWriter());
        addKeySerializer(Seat.class, new KeyWriter());
        addKeySerializer(Textual.class, new KeyWriter());
        addKeyDeserializer(Seat.class, new TextualReaders.SeatKeyReader());
        setSerializerModifier(new StableOrder());
    }

    @Override
    public void setupModule(SetupContext context) {
        super.setupModule(context);
        context.addBeanSerializerModifier(new TypeField());
        context.addDeserializers(new TextualReaders());
        context.addDeserializers(new NumericReaders());
        context.addKeyDeserializers(new TextualReaders.Keys());
    }

    /** A time as JSON has it: RFC 3339 in UTC with three digits of milliseconds; what is finer is cut off. */
    public static String time(Instant at) {
        return MILLISECONDS.format(at);
    }

    private static final class SeatWriter extends StdScalarSerializer<Seat> {
        private static final long serialVersionUID = 1L;

        SeatWriter() {
            super(Seat.class);
        }

        @Override
        public void serialize(Seat seat, JsonGenerator json, SerializerProvider provider) throws IOException {
            json.writeNumber(seat.index());
        }
    }

    private static final class SeatReader extends StdScalarDeserializer<Seat> {
        private static final long serialVersionUID = 1L;

        SeatReader() {
            super(Seat.class);
        }

        @Override
        public Seat deserialize(JsonParser json, DeserializationContext context) throws IOException {
            int index = _parseIntPrimitive(json, context);
            return index >= 0
                    ? new Seat(index)
                    : (Seat) context.handleWeirdNumberValue(Seat.class, index, "must be 0 or above");
        }
    }

    private static final class NumberWriter extends StdScalarSerializer<Numeric> {
        private static final long serialVersionUID = 1L;

        NumberWriter() {
            super(Numeric.class);
        }

        @Override
        public void serialize(Numeric value, JsonGenerator json, SerializerProvider provider) throws IOException {
            json.writeNumber(value.decimal());
        }
    }

    private static final class InstantWriter extends StdScalarSerializer<Instant> {
        private static final long serialVersionUID = 1L;

        InstantWriter() {
            super(Instant.class);
        }

        @Override
        public void serialize(Instant at, JsonGenerator json, SerializerProvider provider) throws IOException {
            json.writeString(time(at));
        }
    }

    private static final class InstantReader extends StdScalarDeserializer<Instant> {
        private static final long serialVersionUID = 1L;

        InstantReader() {
            super(Instant.class);
        }

        @Override
        public Instant deserialize(JsonParser json, DeserializationContext context) throws IOException {
            String text = _parseString(json, context, this);
            try {
                return Instant.parse(text);
            } catch (DateTimeException e) {
                return (Instant) context.handleWeirdStringValue(Instant.class, text, "must be an RFC 3339 time in UTC");
            }
        }
    }

    private static final class DurationReader extends StdScalarDeserializer<Duration> {
        private static final long serialVersionUID = 1L;

        DurationReader() {
            super(Duration.class);
        }

        @Override
        public Duration deserialize(JsonParser json, DeserializationContext context) throws IOException {
            String text = _parseString(json, context, this);
            try {
                return Duration.parse(text);
            } catch (DateTimeException e) {
                return (Duration)
                        context.handleWeirdStringValue(Duration.class, text, "must be an ISO 8601 duration, as PT15M");
            }
        }
    }

    private static final class TextWriter extends StdScalarSerializer<Textual> {
        private static final long serialVersionUID = 1L;

        TextWriter() {
            super(Textual.class);
        }

        @Override
        public void serialize(Textual value, JsonGenerator json, SerializerProvider provider) throws IOException {
            json.writeString(value.text());
        }

        @Override
        public void serializeWithType(
                Textual value, JsonGenerator json, SerializerProvider provider, TypeSerializer type)
                throws IOException {
            serialize(value, json, provider);
        }
    }

    private static final class KeyWriter extends JsonSerializer<Object> {
        @Override
        public void serialize(Object key, JsonGenerator json, SerializerProvider provider) throws IOException {
            json.writeFieldName(StableOrder.keyText(key));
        }
    }

    /**
     * Writes the type of a record first, wherever the record stands. Jackson's own way leaves it out where the declared
     * type is erased, as in the elements of a list. Writes times as this module does, whichever module came later.
     */
    static final class TypeField extends BeanSerializerModifier {

        private static final long serialVersionUID = 1L;

        @Override
        public JsonSerializer<?> modifySerializer(
                SerializationConfig config, BeanDescription description, JsonSerializer<?> serializer) {
            return description.getBeanClass() == Instant.class ? new InstantWriter() : serializer;
        }

        @Override
        public List<BeanPropertyWriter> changeProperties(
                SerializationConfig config, BeanDescription description, List<BeanPropertyWriter> properties) {
            Class<?> type = description.getBeanClass();
            if (!type.isRecord() || !SealedTypes.isUnion(type)) {
                return properties;
            }
            List<BeanPropertyWriter> all = new ArrayList<>();
            all.add(AddedField.of(config, description, SealedTypes.TYPE, record -> type.getSimpleName()));
            all.addAll(properties);
            return all;
        }
    }

    /** Reads numeric values back through their public method {@code of}, which takes one decimal number. */
    static final class NumericReaders extends Deserializers.Base {

        @Override
        public @Nullable JsonDeserializer<?> findBeanDeserializer(
                JavaType type, DeserializationConfig config, BeanDescription description) {
            return type.isTypeOrSubTypeOf(Numeric.class) ? new Reader(type.getRawClass()) : null;
        }

        private static final class Reader extends StdScalarDeserializer<Object> {
            private static final long serialVersionUID = 1L;

            private final transient Method factory;

            Reader(Class<?> type) {
                super(type);
                try {
                    this.factory = type.getMethod("of", BigDecimal.class);
                } catch (NoSuchMethodException e) {
                    throw new IllegalStateException(type + " is numeric but has no public method of(BigDecimal)", e);
                }
            }

            @Override
            public Object deserialize(JsonParser json, DeserializationContext context) throws IOException {
                if (!json.currentToken().isNumeric()) {
                    return context.handleUnexpectedToken(handledType(), json);
                }
                try {
                    return factory.invoke(null, json.getDecimalValue());
                } catch (NumberFormatException e) {
                    // a tree keeps what is beyond all bounds as infinite
                    return context.handleWeirdNumberValue(
                            handledType(), json.getDoubleValue(), "is a number out of range");
                } catch (InvocationTargetException e) {
                    if (e.getCause() instanceof ArithmeticException unlike) {
                        return context.handleWeirdNumberValue(
                                handledType(), json.getNumberValue(), unlike.getMessage());
                    }
                    throw new IllegalStateException("cannot construct " + handledType(), e);
                } catch (IllegalAccessException e) {
                    throw new IllegalStateException("cannot construct " + handledType(), e);
                }
            }
        }
    }
}
