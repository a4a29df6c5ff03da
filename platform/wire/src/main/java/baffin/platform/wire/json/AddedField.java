package baffin.platform.wire.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.PropertyName;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import com.fasterxml.jackson.databind.introspect.TypeResolutionContext;
import com.fasterxml.jackson.databind.introspect.VirtualAnnotatedMember;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.VirtualBeanPropertyWriter;
import com.fasterxml.jackson.databind.util.Annotations;
import com.fasterxml.jackson.databind.util.SimpleBeanPropertyDefinition;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A text in the JSON of a record that is no component of it; left out where there is none. */
final class AddedField extends VirtualBeanPropertyWriter {

    private static final long serialVersionUID = 1L;
    private static final JsonInclude.Value WHERE_KNOWN =
            JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, JsonInclude.Include.ALWAYS);

    private final transient Function<Object, @Nullable String> text;

    private AddedField(
            BeanPropertyDefinition definition,
            Annotations annotations,
            JavaType type,
            Function<Object, @Nullable String> text) {
        super(definition, annotations, type, null, null, null, WHERE_KNOWN, null);
        this.text = text;
    }

    /**
     * A field of a type.
     *
     * @param text what stands in it, by record
     */
    static BeanPropertyWriter of(
            SerializationConfig config,
            BeanDescription description,
            String name,
            Function<Object, @Nullable String> text) {
        JavaType type = config.constructType(String.class);
        var member = new VirtualAnnotatedMember(
                new TypeResolutionContext.Empty(config.getTypeFactory()), description.getBeanClass(), name, type);
        return new AddedField(
                SimpleBeanPropertyDefinition.construct(config, member, PropertyName.construct(name)),
                description.getClassAnnotations(),
                type,
                text);
    }

    @Override
    protected @Nullable Object value(Object bean, JsonGenerator json, SerializerProvider provider) {
        return text.apply(bean);
    }

    @Override
    public VirtualBeanPropertyWriter withConfig(
            MapperConfig<?> config, AnnotatedClass owner, BeanPropertyDefinition definition, JavaType type) {
        return this;
    }
}
