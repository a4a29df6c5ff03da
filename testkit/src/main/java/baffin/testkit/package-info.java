/**
 * What every test of the platform builds on: a real Kafka broker and a real PostgreSQL server shared by the tests of
 * one JVM,
 * tokens for any player, ways to break things, and a guard against suites that silently skip everything.
 */
package baffin.testkit;
