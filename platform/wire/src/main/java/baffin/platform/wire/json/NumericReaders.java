package baffin.platform.wire.json;

import baffin.game.Numeric;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.deser.Deserializers;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** Reads numeric values back through their public method {@code of}, which takes one decimal number. */
final class NumericReaders extends Deserializers.Base {

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
            BigDecimal number = json.getDecimalValue();
            try {
                return factory.invoke(null, number);
            } catch (InvocationTargetException e) {
                if (e.getCause() instanceof ArithmeticException unlike) {
                    return context.handleWeirdNumberValue(handledType(), number, unlike.getMessage());
                }
                throw new IllegalStateException("cannot construct " + handledType(), e);
            } catch (IllegalAccessException e) {
                throw new IllegalStateException("cannot construct " + handledType(), e);
            }
        }
    }
}
