/** The two pages that most figures are about. */
export const LOGIN = '/grand-plaza/login';
export const HOME = '/grand-plaza/dashboard/hotel';
