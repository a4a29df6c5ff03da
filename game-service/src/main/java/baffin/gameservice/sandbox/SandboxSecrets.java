package baffin.gameservice.sandbox;

import baffin.match.chance.Seed;

/** Draws the secrets of sandboxes, 256 bits each time. */
@FunctionalInterface
public interface SandboxSecrets {

    /** A fresh secret. */
    Seed draw();
}
