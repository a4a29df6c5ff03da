package baffin.view.sandbox;

import baffin.match.Seed;

/** Draws the secrets of sandboxes, 256 bits each time. */
@FunctionalInterface
public interface Secrets {

    /** A fresh secret. */
    Seed draw();
}
