@NullMarked
package baffin.view;

import org.jspecify.annotations.NullMarked;
