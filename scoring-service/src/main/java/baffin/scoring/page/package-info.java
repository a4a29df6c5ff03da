/** Pages of competitions: what each of them shows, as facts; markup is in the templates, words are in the bundle. */
@NullMarked
package baffin.scoring.page;

import org.jspecify.annotations.NullMarked;
