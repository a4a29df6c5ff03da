/** Games, rules, components, problem types and the API document as clients read them. */
package baffin.gameservice.catalogue;
