/**
 * Room on the disk. A platform that gets short of it warns, then takes nothing new, and then writes nothing, so that
 * broker and database never meet a full disk; it comes back by itself.
 */
package baffin.platform.disk;
