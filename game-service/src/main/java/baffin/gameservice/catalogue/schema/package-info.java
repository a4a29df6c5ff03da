/** Schemas of the API document that are read from the records of games and matches themselves. */
@NullMarked
package baffin.gameservice.catalogue.schema;

import org.jspecify.annotations.NullMarked;
