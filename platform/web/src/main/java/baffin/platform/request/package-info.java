/** What is checked in every request before its resource sees it, and how a refusal becomes a problem document. */
package baffin.platform.request;
