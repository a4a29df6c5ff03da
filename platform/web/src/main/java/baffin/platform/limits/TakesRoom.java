package baffin.platform.limits;

import baffin.platform.disk.space.DiskLevel;
import jakarta.ws.rs.NameBinding;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Marks operations that begin something new, which a disk that is {@link DiskLevel#SCARCE} has no room for. */
@NameBinding
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD})
public @interface TakesRoom {}
