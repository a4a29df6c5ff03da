/** What a seat may see of a match, and every deal that agrees with it. */
@NullMarked
package baffin.northwind.view;

import org.jspecify.annotations.NullMarked;
