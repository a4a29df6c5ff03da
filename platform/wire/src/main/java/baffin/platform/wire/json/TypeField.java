package baffin.platform.wire.json;

import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.BeanSerializerModifier;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes the type of a record first, wherever the record stands. Jackson's own way leaves it out where the declared
 * type is erased, as in the elements of a list.
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
        List<BeanPropertyWriter> all = new ArrayList<>();
        all.add(AddedField.of(config, description, SealedTypes.TYPE, record -> type.getSimpleName()));
        all.addAll(properties);
        return all;
    }
}
