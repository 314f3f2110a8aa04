/** What tells the gateway how this page fares; a page that cannot have the code tells nothing. */
export const telling = () =>
  import(/* webpackChunkName: "outcomes" */ './tell-outcomes.ts').catch(() => undefined);
