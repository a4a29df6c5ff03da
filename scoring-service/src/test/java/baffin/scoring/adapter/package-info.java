@NullMarked
package baffin.scoring.adapter;

import org.jspecify.annotations.NullMarked;
