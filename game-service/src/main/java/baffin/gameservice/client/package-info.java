/** How the web client is served: its files are those of the module web-client. */
@NullMarked
package baffin.gameservice.client;

import org.jspecify.annotations.NullMarked;
