/** Ports of the tests' own servers, away from those of a running app. */
export const GATEWAY_PORT = 3900;
export const PROVIDER_PORT = 4900;
