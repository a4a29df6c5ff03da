/**
 * What every test of the platform builds on: backends shared by the tests of one JVM, tokens for any player, waits,
 * ways to break things, and a guard against suites that silently skip everything.
 */
package baffin.testkit;
