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

    /** Name of the JUnit resource lock of tests that disrupt the platform {@link Kind#DISRUPTED}. */
    String DISRUPTED_LOCK = "disrupted platform";

    /** The same for every test on the platform {@link Kind#SPLIT}. */
    String SPLIT_LOCK = "split platform";

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
        /** No test disrupts it while others use it. */
        STABLE,
        /** A test that holds {@link #DISRUPTED_LOCK} may kill and damage it, and must repair it. Takes imports. */
        DISRUPTED,
        /** A process for each service. A test that holds {@link #SPLIT_LOCK} may kill them. */
        SPLIT
    }
}
