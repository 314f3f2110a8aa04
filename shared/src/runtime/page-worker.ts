type Policy = { createScriptURL(address: string): string };
type Factory = { createPolicy(name: string, rules: Policy): Policy };

const rules: Policy = {
  createScriptURL(address) {
    if (new URL(address).origin !== location.origin)
      throw new TypeError('A worker is a file of this origin');
    return address;
  },
};

let policy: Policy | undefined;

/** Under `pnpm dev` files come from other origins, where no worker begins: one from here imports it. */
function fromHere(address: URL): URL {
  const script = new Blob([`import ${JSON.stringify(address.href)}`], { type: 'text/javascript' });
  return new URL(URL.createObjectURL(script));
}

/** The address of a worker's script, made by the one policy that browsers with trusted types allow. */
export function ownScript(address: URL): string {
  policy ??=
    (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('foyer#worker', rules) ??
    rules;
  return policy.createScriptURL(address.href);
}

/**
 * A worker under the page's policy: `new PageWorker(new URL('./x-worker.ts', import.meta.url),
 * { type: 'module' })`, in these very words, which the bundler looks for to build its file. Nothing
 * of the page exists in a worker: import no singleton there.
 */
export class PageWorker extends Worker {
  constructor(address: URL, options: WorkerOptions & { type: 'module' }) {
    super(ownScript(import.meta.env.DEV ? fromHere(address) : address), options);
  }
}
