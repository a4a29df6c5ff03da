package baffin.platform.operator;

import org.jspecify.annotations.Nullable;

/**
 * Who does something, and why.
 *
 * @param operator id of the account of the operator; null for the host
 * @param reason 1 to 500 characters
 */
public record ActingOperator(@Nullable String operator, String reason) {}
