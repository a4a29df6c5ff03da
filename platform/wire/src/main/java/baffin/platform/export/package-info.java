/**
 * A finished match as one JSON document that can be replayed and checked elsewhere, and the check itself. Needs the
 * games and Jackson, and nothing that runs.
 */
package baffin.platform.export;
