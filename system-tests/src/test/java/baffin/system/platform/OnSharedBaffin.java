package baffin.system.platform;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/** A test class that shares platforms with others; its methods name the one they want with {@link Shared}. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(SharedBaffin.class)
public @interface OnSharedBaffin {

    /** Name of the JUnit resource lock of those who hurt the platform {@link Kind#FRAIL}. */
    String FRAIL_LOCK = "frail platform";

    /** The same of those who use the platform {@link Kind#APART}, for whatever. */
    String APART_LOCK = "platform in parts";

    /** JUnit tag of the core that runs in both shapes: one process of all services, and a process for each. */
    String BOTH_SHAPES = "both-shapes";

    /** Which platforms the class needs. */
    Kind[] value();

    /** Asks for a shared platform: the first one of the class, unless it names another. */
    @Target(ElementType.PARAMETER)
    @Retention(RetentionPolicy.RUNTIME)
    @interface Shared {
        /** Which one; that of the class when there is none. */
        Kind[] value() default {};
    }

    /** The shared platforms. */
    enum Kind {
        /** Answers as fast as it can; nobody may hurt it. */
        SOUND,
        /** Its read models pause before each batch that they write. */
        SLOW,
        /** May be killed and robbed by whoever holds {@link #FRAIL_LOCK} and puts it right again. Takes imports. */
        FRAIL,
        /** Its services are processes of their own. May be killed, by whoever holds {@link #APART_LOCK}. */
        APART
    }
}
