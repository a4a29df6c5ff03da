package baffin.gameservice.sandbox;

import java.time.Duration;

/**
 * Limits of sandboxes.
 *
 * @param keep how long a sandbox lives
 * @param most how many an owner may have at a time
 * @param steps how many steps a sandbox may have
 */
public record SandboxSettings(Duration keep, int most, int steps) {}
