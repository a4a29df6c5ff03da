@NullMarked
package baffin.view.catalogue;

import org.jspecify.annotations.NullMarked;
