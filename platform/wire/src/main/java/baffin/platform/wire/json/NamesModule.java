package baffin.platform.wire.json;

import baffin.match.terms.Named;
import baffin.platform.names.FreeText;
import baffin.platform.names.PublicNames;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.BeanSerializerModifier;
import com.fasterxml.jackson.databind.ser.std.StdScalarSerializer;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes everybody with the present public name, behind the id of the player, and texts in the place of references. For
 * what is shown, never for records.
 */
public final class NamesModule extends SimpleModule {

    private static final long serialVersionUID = 1L;
    private static final String PLAYER = "player";
    private static final String HANDLE = "handle";

    public NamesModule(PublicNames names) {
        super("baffin-names");
        setSerializerModifier(new WithNames(names));
        addSerializer(String.class, new WithWords(names));
    }

    private static final class WithWords extends StdScalarSerializer<String> {

        private static final long serialVersionUID = 1L;

        private final transient PublicNames names;

        WithWords(PublicNames names) {
            super(String.class);
            this.names = names;
        }

        @Override
        public boolean isEmpty(SerializerProvider provider, String value) {
            return value.isEmpty();
        }

        @Override
        public void serialize(String value, JsonGenerator out, SerializerProvider provider) throws IOException {
            out.writeString(FreeText.shown(value, names));
        }
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
            BeanPropertyWriter name =
                    AddedField.of(config, description, HANDLE, somebody -> names.of((Named) somebody));
            List<BeanPropertyWriter> all = new ArrayList<>(properties);
            boolean stood = all.removeIf(property -> property.getName().equals(HANDLE));
            int place = stood ? place(properties, HANDLE) : place(properties, PLAYER) + 1;
            all.add(place, name);
            return all;
        }

        private static int place(List<BeanPropertyWriter> properties, String name) {
            return properties.stream().map(BeanPropertyWriter::getName).toList().indexOf(name);
        }
    }
}
