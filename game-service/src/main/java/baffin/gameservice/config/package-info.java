/** What concerns all features: their streams, their logged tables, and headers of the files of the web client. */
@NullMarked
package baffin.gameservice.config;

import org.jspecify.annotations.NullMarked;
