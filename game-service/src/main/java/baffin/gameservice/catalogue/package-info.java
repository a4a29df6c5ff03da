/** Games, rules, components, problem types and the API document as clients read them. */
@NullMarked
package baffin.gameservice.catalogue;

import org.jspecify.annotations.NullMarked;
