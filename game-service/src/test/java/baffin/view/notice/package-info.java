@NullMarked
package baffin.view.notice;

import org.jspecify.annotations.NullMarked;
