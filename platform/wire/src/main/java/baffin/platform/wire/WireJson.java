package baffin.platform.wire;

import baffin.platform.wire.json.RecordShapes;
import baffin.platform.wire.json.ValueModule;
import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.introspect.AnnotationIntrospectorPair;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.type.LogicalType;

/**
 * JSON as Baffin speaks it: sealed records carry their simple name as {@code type}, seats are ints, textual values are
 * strings, times RFC 3339 UTC, nulls left out, order stable, and nothing is guessed when it is read.
 */
public final class WireJson {

    /** Deepest nesting that is read from a client. */
    public static final int DEPTH_MAX = 32;

    // a client's deepest body still fits into the platform's own envelopes
    private static final int INNER_DEPTH_MAX = 2 * DEPTH_MAX;

    private static final int NUMBER_LENGTH_MAX = 32;
    private static final JsonMapper MAPPER = mapper(INNER_DEPTH_MAX);
    private static final JsonMapper CLIENT = mapper(DEPTH_MAX);

    private WireJson() {}

    /** The shared mapper for everything that belongs to no game. */
    public static JsonMapper shared() {
        return MAPPER;
    }

    /** A mapper with further modules, such as those of one game. */
    static JsonMapper mapper(Module... modules) {
        return mapper(INNER_DEPTH_MAX, modules);
    }

    /** The mapper for what clients send: the same, but with the depth that they are promised. */
    static JsonMapper forClients() {
        return CLIENT;
    }

    private static JsonMapper mapper(int depth, Module... modules) {
        JsonMapper.Builder builder = JsonMapper.builder(factory(depth))
                .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
                .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
                .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                .enable(DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
                .visibility(PropertyAccessor.FIELD, Visibility.ANY)
                .visibility(PropertyAccessor.GETTER, Visibility.NONE)
                .visibility(PropertyAccessor.IS_GETTER, Visibility.NONE)
                .defaultPropertyInclusion(
                        com.fasterxml.jackson.annotation.JsonInclude.Value.construct(Include.NON_NULL, Include.ALWAYS));
        builder.withCoercionConfig(
                LogicalType.Textual,
                config -> config.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
                        .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
                        .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail));
        builder.addModule(new ValueModule());
        builder.addModules(modules);
        JsonMapper mapper = builder.build();
        withShapes(mapper);
        return mapper;
    }

    /** Teaches a mapper of somebody else, such as the REST layer's, how Baffin's values are written. */
    public static void teach(ObjectMapper mapper) {
        mapper.registerModule(new ValueModule());
        // the REST layer's own module for times comes after ours, and would write seconds
        mapper.configure(SerializationFeature.WRITE_DURATIONS_AS_TIMESTAMPS, false);
        mapper.setDefaultPropertyInclusion(Include.NON_NULL);
        withShapes(mapper);
    }

    private static void withShapes(ObjectMapper mapper) {
        mapper.setAnnotationIntrospectors(
                AnnotationIntrospectorPair.pair(
                        new RecordShapes(false), mapper.getSerializationConfig().getAnnotationIntrospector()),
                AnnotationIntrospectorPair.pair(
                        new RecordShapes(true),
                        mapper.getDeserializationConfig().getAnnotationIntrospector()));
    }

    private static JsonFactory factory(int depth) {
        return new JsonFactoryBuilder()
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
                .streamReadConstraints(StreamReadConstraints.builder()
                        .maxNestingDepth(depth)
                        .maxNumberLength(NUMBER_LENGTH_MAX)
                        .build())
                .build();
    }
}
