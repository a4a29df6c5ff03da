/** Points and final places. */
@NullMarked
package baffin.northwind.scoring;

import org.jspecify.annotations.NullMarked;
