package baffin.platform.wire.json;

import baffin.match.terms.Named;
import baffin.platform.names.PublicNames;
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
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.BeanSerializerModifier;
import com.fasterxml.jackson.databind.ser.VirtualBeanPropertyWriter;
import com.fasterxml.jackson.databind.util.Annotations;
import com.fasterxml.jackson.databind.util.SimpleBeanPropertyDefinition;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes everybody with the present public name, behind the id of the player. For what is shown, never for records. */
public final class NamesModule extends SimpleModule {

    private static final long serialVersionUID = 1L;

    public NamesModule(PublicNames names) {
        super("baffin-names");
        setSerializerModifier(new WithNames(names));
    }

    private static final class WithNames extends BeanSerializerModifier {

        private static final long serialVersionUID = 1L;

        private final transient PublicNames names;

        WithNames(PublicNames names) {
            this.names = names;
        }

        @Override
        public List<BeanPropertyWriter> changeProperties(
                SerializationConfig config, BeanDescription description, List<BeanPropertyWriter> properties) {
            if (!Named.class.isAssignableFrom(description.getBeanClass())) {
                return properties;
            }
            JavaType text = config.constructType(String.class);
            var member = new VirtualAnnotatedMember(
                    new TypeResolutionContext.Empty(config.getTypeFactory()),
                    description.getBeanClass(),
                    NamedFields.HANDLE,
                    text);
            var definition =
                    SimpleBeanPropertyDefinition.construct(config, member, PropertyName.construct(NamedFields.HANDLE));
            BeanPropertyWriter name = new Writer(definition, description.getClassAnnotations(), text, names);
            List<BeanPropertyWriter> all = new ArrayList<>(properties);
            boolean stood = all.removeIf(property -> property.getName().equals(NamedFields.HANDLE));
            int place = stood ? place(properties, NamedFields.HANDLE) : place(properties, NamedFields.PLAYER) + 1;
            all.add(place, name);
            return all;
        }

        private static int place(List<BeanPropertyWriter> properties, String name) {
            return properties.stream().map(BeanPropertyWriter::getName).toList().indexOf(name);
        }
    }

    private static final class Writer extends VirtualBeanPropertyWriter {

        private static final long serialVersionUID = 1L;
        private static final JsonInclude.Value WHERE_KNOWN =
                JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, JsonInclude.Include.ALWAYS);

        private final transient PublicNames names;

        Writer(BeanPropertyDefinition definition, Annotations annotations, JavaType type, PublicNames names) {
            super(definition, annotations, type, null, null, null, WHERE_KNOWN, null);
            this.names = names;
        }

        @Override
        protected @Nullable Object value(Object bean, JsonGenerator json, SerializerProvider provider) {
            return names.of((Named) bean);
        }

        @Override
        public VirtualBeanPropertyWriter withConfig(
                MapperConfig<?> config, AnnotatedClass owner, BeanPropertyDefinition definition, JavaType type) {
            return this;
        }
    }
}
