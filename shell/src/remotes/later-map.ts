import { LATER_MODULE, laterMap } from '@foyer/shared/contracts/details';

/** What the shell starts with; a page may have scripts of others before it. */
const OWN_SCRIPT = 'script[type=module][src^="/-/releases/"]';

type Policy = { createScript(text: string): string };
type Factory = { createPolicy(name: string, rules: Policy): Policy };

// The page's policy knows the one text that may stand there by its hash.
const rules: Policy = { createScript: (text) => text };
const policy =
  (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('foyer#map', rules) ??
  rules;

/**
 * Adds an import map of hashes to the one that the page came with. False where the browser takes no
 * second one: Firefox, Chromium before 133 and Safari before 18.4.
 */
export async function addImportMap(integrity: Record<string, string>): Promise<boolean> {
  const first = document.querySelector(OWN_SCRIPT)?.getAttribute('src') ?? '';
  const script = document.createElement('script');
  script.type = 'importmap';
  script.textContent = policy.createScript(laterMap(first, integrity));
  document.head.append(script);
  const resolved = import(/* webpackIgnore: true */ LATER_MODULE);
  return resolved.then(
    () => true,
    () => false,
  );
}
