/** What a seat may see of a match, and every deal that agrees with it. */
@NullMarked
package baffin.adventure.view;

import org.jspecify.annotations.NullMarked;
