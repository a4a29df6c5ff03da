@NullMarked
package baffin.view.hook;

import org.jspecify.annotations.NullMarked;
