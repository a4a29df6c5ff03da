package baffin.platform.wire.json;

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
import com.fasterxml.jackson.databind.ser.BeanSerializerModifier;
import com.fasterxml.jackson.databind.ser.VirtualBeanPropertyWriter;
import com.fasterxml.jackson.databind.util.Annotations;
import com.fasterxml.jackson.databind.util.SimpleBeanPropertyDefinition;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes the type of a record first, wherever the record stands. Jackson's own way leaves it out where the declared
 * type is
 * erased, as in the elements of a list.
 */
final class TypeField extends BeanSerializerModifier {

    private static final long serialVersionUID = 1L;

    @Override
    public List<BeanPropertyWriter> changeProperties(
            SerializationConfig config, BeanDescription description, List<BeanPropertyWriter> properties) {
        Class<?> type = description.getBeanClass();
        if (!type.isRecord() || !SealedTypes.isUnion(type)) {
            return properties;
        }
        JavaType text = config.constructType(String.class);
        var member = new VirtualAnnotatedMember(
                new TypeResolutionContext.Empty(config.getTypeFactory()), type, SealedTypes.TYPE, text);
        var definition =
                SimpleBeanPropertyDefinition.construct(config, member, PropertyName.construct(SealedTypes.TYPE));
        List<BeanPropertyWriter> all = new ArrayList<>();
        all.add(new Writer(definition, description.getClassAnnotations(), text, type.getSimpleName()));
        all.addAll(properties);
        return all;
    }

    private static final class Writer extends VirtualBeanPropertyWriter {

        private static final long serialVersionUID = 1L;

        private final String name;

        Writer(BeanPropertyDefinition definition, Annotations annotations, JavaType type, String name) {
            super(definition, annotations, type);
            this.name = name;
        }

        @Override
        protected Object value(Object bean, JsonGenerator json, SerializerProvider provider) {
            return name;
        }

        @Override
        public VirtualBeanPropertyWriter withConfig(
                MapperConfig<?> config, AnnotatedClass owner, BeanPropertyDefinition definition, JavaType type) {
            return this;
        }
    }
}
