package baffin.platform.wire.json;

import baffin.game.Textual;
import java.util.LinkedHashMap;
import java.util.Map;

/** Names of the records in a sealed hierarchy: the simple name is the type on the wire. */
public final class SealedTypes {

    /** The field that names the type. */
    public static final String TYPE = "type";

    private SealedTypes() {}

    /** True for a sealed interface and for each record below one, unless the value is written as text. */
    public static boolean isUnion(Class<?> type) {
        // the JDK has sealed interfaces of its own: a string is a ConstantDesc
        boolean ours = type.getName().startsWith("baffin.");
        if (!ours || Textual.class.isAssignableFrom(type) || type.isEnum()) {
            return false;
        }
        if (type.isSealed() && type.isInterface()) {
            return true;
        }
        for (Class<?> parent : type.getInterfaces()) {
            if (isUnion(parent)) {
                return true;
            }
        }
        return false;
    }

    /**
     * All records below a type by their names.
     *
     * @throws IllegalStateException when two have the same simple name or one is not a record
     */
    public static Map<String, Class<?>> leaves(Class<?> root) {
        Map<String, Class<?>> leaves = new LinkedHashMap<>();
        collect(root, leaves);
        return leaves;
    }

    private static void collect(Class<?> type, Map<String, Class<?>> leaves) {
        if (type.isRecord()) {
            Class<?> other = leaves.put(type.getSimpleName(), type);
            if (other != null && other != type) {
                throw new IllegalStateException("two types with one name on the wire: " + other + ", " + type);
            }
            return;
        }
        if (!type.isSealed()) {
            throw new IllegalStateException(type + " is neither a record nor sealed");
        }
        for (Class<?> below : type.getPermittedSubclasses()) {
            collect(below, leaves);
        }
    }
}
