package baffin.gameservice;

import baffin.gameservice.sandbox.SandboxSecrets;
import baffin.match.chance.Seed;
import jakarta.inject.Singleton;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Lets a test choose the secret of the next sandboxes. */
@Singleton
class FixedSecrets implements SandboxSecrets {

    private static volatile @Nullable String chosen;

    /** All sandboxes have the same secret until this is called with null. */
    static void choose(@Nullable String text) {
        chosen = text;
    }

    @Override
    public Seed draw() {
        String text = chosen;
        return Seed.fromText(text == null ? UUID.randomUUID().toString() : text);
    }
}
