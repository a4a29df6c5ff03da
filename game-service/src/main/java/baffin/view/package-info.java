/** What clients see of matches. */
@NullMarked
package baffin.view;

import org.jspecify.annotations.NullMarked;
