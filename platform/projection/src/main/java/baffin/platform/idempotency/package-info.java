/** What a request with an {@code Idempotency-Key} was answered, for its repetitions. */
package baffin.platform.idempotency;
