/** The paths of the two pages that most benchmarks open. */
export const LOGIN = '/grand-plaza/login';
export const HOME = '/grand-plaza/dashboard/hotel';
