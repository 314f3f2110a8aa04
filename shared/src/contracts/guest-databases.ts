/** Names of a guest's databases. The app needs them to delete these where it cannot list databases. */
export const RESPONSES_DATABASE = 'responses';
export const OUTBOX_DATABASE = 'outbox';
