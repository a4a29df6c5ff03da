package baffin.platform.body;

import baffin.platform.wire.PlainText;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.deser.std.JsonNodeDeserializer;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import com.fasterxml.jackson.databind.deser.std.StringDeserializer;
import com.fasterxml.jackson.databind.exc.ValueInstantiationException;
import com.fasterxml.jackson.databind.module.SimpleModule;
import java.io.IOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Lets no text into a body that is not plain, wherever it stands: in fields, lists, names of fields, or free JSON. */
final class PlainTextModule extends SimpleModule {

    private static final long serialVersionUID = 1L;

    PlainTextModule() {
        addDeserializer(String.class, new Texts());
        addKeyDeserializer(String.class, new Names());
        addDeserializer(JsonNode.class, new Trees());
    }

    private static JsonMappingException fault(JsonParser json, DeserializationContext context) {
        return ValueInstantiationException.from(
                json,
                PlainText.FAULT,
                context.constructType(String.class),
                new IllegalArgumentException(PlainText.FAULT));
    }

    private static final class Texts extends StdScalarDeserializer<String> {

        private static final long serialVersionUID = 1L;

        Texts() {
            super(String.class);
        }

        @Override
        public @Nullable String deserialize(JsonParser json, DeserializationContext context) throws IOException {
            String text = StringDeserializer.instance.deserialize(json, context);
            if (text != null && !PlainText.is(text)) {
                throw fault(json, context);
            }
            return text;
        }
    }

    private static final class Names extends KeyDeserializer {

        @Override
        public Object deserializeKey(String key, DeserializationContext context) throws IOException {
            if (!PlainText.is(key)) {
                throw fault(context.getParser(), context);
            }
            return key;
        }
    }

    private static final class Trees extends StdScalarDeserializer<JsonNode> {

        private static final long serialVersionUID = 1L;

        Trees() {
            super(JsonNode.class);
        }

        @Override
        public JsonNode deserialize(JsonParser json, DeserializationContext context) throws IOException {
            JsonNode tree = JsonNodeDeserializer.getDeserializer(JsonNode.class).deserialize(json, context);
            Optional<String> pointer = PlainText.fault(tree);
            if (pointer.isEmpty()) {
                return tree;
            }
            JsonMappingException fault = fault(json, context);
            String[] steps = pointer.get().split("/", -1);
            for (int step = steps.length - 1; step > 0; step--) {
                fault.prependPath(tree, steps[step].replace("~1", "/").replace("~0", "~"));
            }
            throw fault;
        }

        @Override
        public JsonNode getNullValue(DeserializationContext context) {
            return context.getNodeFactory().nullNode();
        }
    }
}
