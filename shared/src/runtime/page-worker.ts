type Policy = { createScriptURL(address: string): string };
type Factory = { createPolicy(name: string, rules: Policy): Policy };

const rules: Policy = {
  createScriptURL(address) {
    if (new URL(address).origin !== location.origin)
      throw new TypeError('A worker script must have the origin of the page');
    return address;
  },
};

let policy: Policy | undefined;

/**
 * Wraps a dev script of another origin in a same-origin module. No browser starts a worker from another
 * origin.
 */
function sameOriginModule(address: URL): URL {
  const script = new Blob([`import ${JSON.stringify(address.href)}`], { type: 'text/javascript' });
  return new URL(URL.createObjectURL(script));
}

/** Returns a worker's script address, made by the page's trusted-types policy for workers. */
export function trustedScriptUrl(address: URL): string {
  policy ??=
    (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('foyer#worker', rules) ??
    rules;
  return policy.createScriptURL(address.href);
}

/**
 * Starts a worker under the page's trusted-types policy.
 *
 * Write exactly `new PageWorker(new URL('./x-worker.ts', import.meta.url), { type: 'module' })`: the
 * bundler looks for this expression to build the file. A worker has its own globals, so it must not
 * import a singleton.
 */
export class PageWorker extends Worker {
  constructor(address: URL, options: WorkerOptions & { type: 'module' }) {
    super(trustedScriptUrl(import.meta.env.DEV ? sameOriginModule(address) : address), options);
  }
}
