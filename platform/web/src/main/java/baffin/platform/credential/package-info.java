/** What a request brings to prove its caller, beside a bearer token of a session. */
@NullMarked
package baffin.platform.credential;

import org.jspecify.annotations.NullMarked;
