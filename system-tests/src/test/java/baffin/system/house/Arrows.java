package baffin.system.house;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/** Who knows whom among packages. */
final class Arrows {

    private Arrows() {}

    /** Which packages know which; each has an entry. */
    static Map<String, Set<String>> ofPackages(JavaClasses classes, String root) {
        return of(classes, root, name -> name);
    }

    /** Which direct sub-packages of a root know which, each with all below it; classes of the root itself are "". */
    static Map<String, Set<String>> ofParts(JavaClasses classes, String root) {
        return of(classes, root, name -> part(root, name));
    }

    /** The direct sub-package of a root that a package is or lies in; empty for the root itself. */
    static String part(String root, String name) {
        return name.equals(root) ? "" : name.substring(root.length() + 1).replaceFirst("\\..*", "");
    }

    static boolean below(String root, String name) {
        return name.equals(root) || name.startsWith(root + ".");
    }

    private static Map<String, Set<String>> of(JavaClasses classes, String root, UnaryOperator<String> node) {
        Map<String, Set<String>> arrows = new TreeMap<>();
        for (JavaClass one : classes) {
            if (!below(root, one.getPackageName())) {
                continue;
            }
            String from = node.apply(one.getPackageName());
            Set<String> known = arrows.computeIfAbsent(from, key -> new TreeSet<>());
            for (Dependency dependency : one.getDirectDependenciesFromSelf()) {
                String to = packageOf(dependency);
                if (below(root, to) && !node.apply(to).equals(from)) {
                    known.add(node.apply(to));
                }
            }
        }
        return arrows;
    }

    static String packageOf(Dependency dependency) {
        return dependency.getTargetClass().getBaseComponentType().getPackageName();
    }

    /** Those arrows that lead back to where they come from, however far around: empty where all point one way. */
    static Map<String, Set<String>> circles(Map<String, Set<String>> arrows) {
        Map<String, Set<String>> circles = new TreeMap<>();
        arrows.forEach((from, known) -> known.stream()
                .filter(to -> reaches(arrows, to, from))
                .forEach(to ->
                        circles.computeIfAbsent(from, key -> new TreeSet<>()).add(to)));
        return circles;
    }

    private static boolean reaches(Map<String, Set<String>> arrows, String from, String to) {
        Set<String> seen = new HashSet<>(Set.of(from));
        Deque<String> open = new ArrayDeque<>(seen);
        while (!open.isEmpty()) {
            String next = open.pop();
            if (next.equals(to)) {
                return true;
            }
            arrows.getOrDefault(next, Set.of()).stream().filter(seen::add).forEach(open::push);
        }
        return false;
    }
}
