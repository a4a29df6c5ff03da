package baffin.platform.contract;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.AnnotationValue;
import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.RecordComponentInfo;
import org.jboss.jandex.Type;

/** Records of the platform by the names that their schemas have. */
final class RecordsByName {

    private static final DotName SCHEMA =
            DotName.createSimple("org.eclipse.microprofile.openapi.annotations.media.Schema");
    private static final DotName NULLABLE = DotName.createSimple("org.jspecify.annotations.Nullable");
    private static final DotName INCLUDE = DotName.createSimple("com.fasterxml.jackson.annotation.JsonInclude");
    private static final DotName PROPERTY = DotName.createSimple("com.fasterxml.jackson.annotation.JsonProperty");
    private static final Set<String> SOMETIMES_LEFT_OUT = Set.of("NON_EMPTY", "NON_DEFAULT", "NON_ABSENT", "CUSTOM");

    private final Map<String, List<ClassInfo>> byName;
    private final List<ClassInfo> generic;

    private RecordsByName(Map<String, List<ClassInfo>> byName, List<ClassInfo> generic) {
        this.byName = byName;
        this.generic = generic;
    }

    static RecordsByName of(IndexView index) {
        List<ClassInfo> records = index.getKnownClasses().stream()
                .filter(type -> type.isRecord() && type.name().toString().startsWith("baffin."))
                .toList();
        Map<String, List<ClassInfo>> byName = new HashMap<>();
        records.forEach(type ->
                byName.computeIfAbsent(name(type), none -> new ArrayList<>()).add(type));
        return new RecordsByName(
                byName,
                records.stream()
                        .filter(type -> !type.typeParameters().isEmpty())
                        .toList());
    }

    /**
     * Components that are always there; where several records fit, what is always there in all of them.
     *
     * @param name of the schema; the schema of a generic record has its arguments behind its name
     * @param fields of the schema, which tell records of one name apart
     */
    Set<String> required(String name, Collection<String> fields) {
        return candidates(name, fields).stream()
                .map(RecordsByName::required)
                .reduce(RecordsByName::common)
                .orElse(Set.of());
    }

    private static Set<String> common(Set<String> one, Set<String> other) {
        Set<String> common = new LinkedHashSet<>(one);
        common.retainAll(other);
        return common;
    }

    private List<ClassInfo> candidates(String name, Collection<String> fields) {
        List<ClassInfo> named = byName.getOrDefault(name, List.of());
        List<ClassInfo> declared = named.stream()
                .filter(type -> type.hasDeclaredAnnotation(SCHEMA))
                .toList();
        List<ClassInfo> all = named.isEmpty()
                ? generic.stream().filter(type -> name.startsWith(name(type))).toList()
                : named;
        return (declared.isEmpty() ? all : declared)
                .stream().filter(type -> fits(type, fields)).toList();
    }

    private static boolean fits(ClassInfo type, Collection<String> fields) {
        // a schema may show more than the record has, such as names, and less
        Set<String> common = components(type);
        common.retainAll(fields);
        return 2 * common.size() > fields.size();
    }

    private static Set<String> components(ClassInfo type) {
        return type.recordComponents().stream().map(RecordsByName::written).collect(Collectors.toSet());
    }

    private static String written(RecordComponentInfo component) {
        // no annotation of record components: the compiler hands it on to the field
        AnnotationInstance property = component.field().annotation(PROPERTY);
        AnnotationValue name = property == null ? null : property.value();
        return name == null ? component.name() : name.asString();
    }

    private static Set<String> required(ClassInfo type) {
        boolean leavesOut = leavesOut(type.declaredAnnotation(INCLUDE));
        return type.recordComponents().stream()
                .filter(component -> !nullable(component))
                .filter(component ->
                        component.hasAnnotation(INCLUDE) ? !leavesOut(component.annotation(INCLUDE)) : !leavesOut)
                .map(RecordsByName::written)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static boolean nullable(RecordComponentInfo component) {
        Type type = component.type();
        return type.hasAnnotation(NULLABLE) || component.hasAnnotation(NULLABLE) && !inside(type);
    }

    // a list of nullable elements is not nullable itself
    private static boolean inside(Type type) {
        return type.kind() == Type.Kind.PARAMETERIZED_TYPE || type.kind() == Type.Kind.ARRAY;
    }

    private static boolean leavesOut(@org.jspecify.annotations.Nullable AnnotationInstance include) {
        return include != null
                && include.value() != null
                && SOMETIMES_LEFT_OUT.contains(include.value().asEnum());
    }

    static String name(ClassInfo type) {
        AnnotationInstance schema = type.declaredAnnotation(SCHEMA);
        AnnotationValue name = schema == null ? null : schema.value("name");
        return name == null || name.asString().isEmpty() ? type.simpleName() : name.asString();
    }
}
