package baffin.platform.request;

/**
 * The resources of one service. A process may run several services; what one of them reads from, or waits for, concerns
 * requests to its own resources only.
 *
 * @param root the package of the service, such as {@code baffin.lobby}
 */
public record ServiceScope(String root) {

    /** The scope of the service that a class belongs to: the first two parts of its package. */
    public static ServiceScope of(Class<?> member) {
        String[] parts = member.getPackageName().split("\\.", 3);
        if (parts.length < 2) {
            throw new IllegalArgumentException(member + " belongs to no service");
        }
        return new ServiceScope(parts[0] + '.' + parts[1]);
    }

    /** True when a resource class belongs to the service. */
    public boolean covers(Class<?> resource) {
        String name = resource.getPackageName();
        return name.startsWith(root) && (name.length() == root.length() || name.charAt(root.length()) == '.');
    }
}
