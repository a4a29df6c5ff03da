package baffin.platform.wire.json;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotatedParameter;
import com.fasterxml.jackson.databind.introspect.NopAnnotationIntrospector;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.jsontype.TypeResolverBuilder;
import com.fasterxml.jackson.databind.jsontype.impl.StdTypeResolverBuilder;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.RecordComponent;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the shape of JSON from Java itself: sealed hierarchies are unions, components are required unless nullable. */
public final class RecordShapes extends NopAnnotationIntrospector {

    private static final long serialVersionUID = 1L;

    private final boolean reading;

    /**
     * Shapes for one direction.
     *
     * @param reading false for writing, where {@link TypeField} names the types
     */
    public RecordShapes(boolean reading) {
        this.reading = reading;
    }

    @Override
    public @Nullable TypeResolverBuilder<?> findTypeResolver(
            MapperConfig<?> config, AnnotatedClass annotated, JavaType baseType) {
        if (!reading || !SealedTypes.isUnion(annotated.getRawType())) {
            return null;
        }
        return new StdTypeResolverBuilder(JsonTypeInfo.Value.construct(
                JsonTypeInfo.Id.NAME, JsonTypeInfo.As.PROPERTY, SealedTypes.TYPE, null, false, true));
    }

    @Override
    public @Nullable List<NamedType> findSubtypes(Annotated annotated) {
        if (!SealedTypes.isUnion(annotated.getRawType())) {
            return null;
        }
        return SealedTypes.leaves(annotated.getRawType()).entrySet().stream()
                .map(leaf -> new NamedType(leaf.getValue(), leaf.getKey()))
                .toList();
    }

    @Override
    public @Nullable String findTypeName(AnnotatedClass annotated) {
        Class<?> type = annotated.getRawType();
        return SealedTypes.isUnion(type) && type.isRecord() ? type.getSimpleName() : null;
    }

    @Override
    public @Nullable Boolean hasRequiredMarker(AnnotatedMember member) {
        RecordComponent component = component(member);
        return component == null ? null : !nullable(component.getAnnotatedType());
    }

    @Override
    public JsonSetter.Value findSetterInfo(Annotated annotated) {
        RecordComponent component = component(annotated);
        if (component == null) {
            return JsonSetter.Value.empty();
        }
        AnnotatedType type = component.getAnnotatedType();
        return JsonSetter.Value.construct(
                nullable(type) ? Nulls.SET : Nulls.FAIL, holdsNullable(type) ? Nulls.SET : Nulls.FAIL);
    }

    private static boolean nullable(AnnotatedType type) {
        return type.isAnnotationPresent(Nullable.class);
    }

    private static boolean holdsNullable(AnnotatedType type) {
        if (type instanceof AnnotatedParameterizedType generic) {
            for (AnnotatedType argument : generic.getAnnotatedActualTypeArguments()) {
                if (nullable(argument)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static @Nullable RecordComponent component(Annotated annotated) {
        if (annotated instanceof AnnotatedParameter parameter
                && parameter.getDeclaringClass().isRecord()) {
            RecordComponent[] components = parameter.getDeclaringClass().getRecordComponents();
            return parameter.getOwner().getParameterCount() == components.length
                    ? components[parameter.getIndex()]
                    : null;
        }
        return null;
    }
}
