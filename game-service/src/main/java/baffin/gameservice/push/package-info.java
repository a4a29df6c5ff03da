/** Web push: browsers that are to be told, and the keys of both ends. */
@NullMarked
package baffin.gameservice.push;

import org.jspecify.annotations.NullMarked;
