/** What every HTTP endpoint shares on its way in and out: guard, headers, preconditions, caching, compression. */
package baffin.platform.http;
