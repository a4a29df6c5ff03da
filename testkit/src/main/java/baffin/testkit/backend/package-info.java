/** A real Kafka broker and a real PostgreSQL server, shared by the tests of one JVM. */
@NullMarked
package baffin.testkit.backend;

import org.jspecify.annotations.NullMarked;
