const NAME = /^[a-z][a-z0-9-]{0,63}$/;
const VERSION = /^\d+\.\d+\.\d+(?:[-+][0-9A-Za-z.+-]{1,80})?$/;

/** Whether a release can have this name and version; both become names of folders. */
export function isReleaseName(name: string, version: string): boolean {
  return NAME.test(name) && VERSION.test(version);
}
