/** What a seat may see of a match. */
@NullMarked
package baffin.expedition.view;

import org.jspecify.annotations.NullMarked;
