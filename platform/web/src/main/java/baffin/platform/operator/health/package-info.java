/** How a service is doing and how much it keeps, for operators: nothing secret, and nothing about people. */
@NullMarked
package baffin.platform.operator.health;

import org.jspecify.annotations.NullMarked;
