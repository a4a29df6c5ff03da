package baffin.standalone.part;

import baffin.standalone.process.ClassCache;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** The class caches that the JVMs of a run start from, or write when they stop. */
public final class ClassCaching {

    /** When a run writes caches. */
    public enum Mode {
        /** Never: it starts from those that are there. */
        USE,
        /** Where there is none of this build: the first run is also the one that is learnt from. */
        LEARN,
        /** Always. */
        RENEW
    }

    private final Mode mode;
    private final List<ClassCache> written = new CopyOnWriteArrayList<>();

    ClassCaching(Mode mode) {
        this.mode = mode;
    }

    /** Options of a JVM. */
    List<String> options(ClassCache cache) throws IOException {
        if (mode == Mode.USE || mode == Mode.LEARN && cache.fits()) {
            return cache.use();
        }
        cache.begin();
        written.add(cache);
        return cache.train();
    }

    /** True when a JVM of this run writes a cache as it stops, which takes its time. */
    boolean writes() {
        return mode != Mode.USE && !written.isEmpty();
    }

    /** Puts in place what the JVMs have written. */
    void keep() throws IOException {
        for (ClassCache cache : written) {
            cache.keep();
        }
    }
}
