/** Requests and tokens for tests of the REST API. */
@NullMarked
package baffin.testkit.http;

import org.jspecify.annotations.NullMarked;
