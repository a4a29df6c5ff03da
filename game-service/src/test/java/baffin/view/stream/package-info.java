@NullMarked
package baffin.view.stream;

import org.jspecify.annotations.NullMarked;
