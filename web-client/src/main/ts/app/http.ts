/** The client of the platform that this page belongs to. */

import { Client, cookies } from "baffin-client";

export const client = new Client({ session: cookies() });
export const { get, send } = client;
