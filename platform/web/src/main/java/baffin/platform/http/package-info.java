/** What every HTTP endpoint shares on its way in and out: guard, headers, preconditions, caching, compression, CORS. */
package baffin.platform.http;
