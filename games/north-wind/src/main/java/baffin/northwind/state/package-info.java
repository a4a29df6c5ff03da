/** The state of a match of North Wind, and the commands and events that change it. */
@NullMarked
package baffin.northwind.state;

import org.jspecify.annotations.NullMarked;
