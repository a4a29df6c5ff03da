package baffin.platform.identity;

/** Names in the {@code groups} claim. */
public final class Roles {

    /** A person. */
    public static final String PLAYER = "PLAYER";

    /** A program that plays for the person who owns it. */
    public static final String BOT = "BOT";

    /** A person who looks after the accounts of a platform. */
    public static final String OPERATOR = "OPERATOR";

    private Roles() {}
}
