/** Where browsers tell what a page's policies have refused, and the name of that place in headers. */
export const REPORTS_PATH = '/-/reports';
export const REPORTS = 'foyer';
