/** Path and header name of the endpoint for browsers' policy violation reports. */
export const REPORTS_PATH = '/-/reports';
export const REPORTING_ENDPOINT = 'foyer';
