/** What a request brings to prove its caller, beside a bearer token of a session. */
package baffin.platform.credential;
