package baffin.platform.problem;

/** Knows failures of something that a service leans on, such as its database: the same request may succeed later. */
@FunctionalInterface
public interface PassingFailures {

    /** True when trying the same again may work. */
    boolean passing(Throwable failure);
}
