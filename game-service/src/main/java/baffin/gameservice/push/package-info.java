/** Web push: browsers that are to be told, and the keys of both ends. */
package baffin.gameservice.push;
