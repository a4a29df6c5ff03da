package baffin.platform.limits;

import java.util.Set;

/** Methods of HTTP by what they do. */
public final class Methods {

    private static final Set<String> READS = Set.of("GET", "HEAD");

    private Methods() {}

    /** True for a method that asks for a document. */
    public static boolean reads(String method) {
        return READS.contains(method);
    }

    /** True for a method that changes nothing (RFC 9110, 9.2.1), of those that are answered. */
    public static boolean safe(String method) {
        return reads(method) || method.equals("OPTIONS");
    }
}
