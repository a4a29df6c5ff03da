/** What is looked at in every request before its resource sees it: the query, and the form of the answer. */
package baffin.platform.request;
