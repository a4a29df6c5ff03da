package baffin.platform.wire.json;

import baffin.match.terms.Named;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.deser.BeanDeserializerBuilder;
import com.fasterxml.jackson.databind.deser.BeanDeserializerModifier;

/** Reads records of earlier releases, which hold the names of people, without them. */
final class NamedFields extends BeanDeserializerModifier {

    static final String PLAYER = "player";
    static final String HANDLE = "handle";

    private static final long serialVersionUID = 1L;

    @Override
    public BeanDeserializerBuilder updateBuilder(
            DeserializationConfig config, BeanDescription description, BeanDeserializerBuilder builder) {
        boolean known = description.findProperties().stream()
                .anyMatch(property -> property.getName().equals(HANDLE));
        if (!known && Named.class.isAssignableFrom(description.getBeanClass())) {
            builder.addIgnorable(HANDLE);
        }
        return builder;
    }
}
