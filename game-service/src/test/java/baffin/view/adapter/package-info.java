@NullMarked
package baffin.view.adapter;

import org.jspecify.annotations.NullMarked;
