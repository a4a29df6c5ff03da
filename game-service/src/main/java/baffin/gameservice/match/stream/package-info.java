/** Steps of a match, past and live, each as its viewer may see it, with the documents beside them. */
package baffin.gameservice.match.stream;
