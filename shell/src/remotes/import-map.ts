import { additionalImportMap, IMPORT_MAP_PROBE } from '@foyer/releases/contracts';

/** Selects the shell's start script. A page may contain third-party scripts before it. */
const OWN_SCRIPT = 'script[type=module][src^="/-/releases/"]';

type Policy = { createScript(text: string): string };
type Factory = { createPolicy(name: string, rules: Policy): Policy };

// The page's policy allows only one script text, by its hash.
const rules: Policy = { createScript: (text) => text };
const policy =
  (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('foyer#map', rules) ??
  rules;

/**
 * Adds a second import map with hashes. Resolves to false if the browser supports only one map:
 * Firefox, Chromium before 133 and Safari before 18.4.
 */
export async function addImportMap(integrity: Record<string, string>): Promise<boolean> {
  const startScript = document.querySelector(OWN_SCRIPT)?.getAttribute('src') ?? '';
  const script = document.createElement('script');
  script.type = 'importmap';
  script.textContent = policy.createScript(additionalImportMap(startScript, integrity));
  document.head.append(script);
  const resolved = import(/* webpackIgnore: true */ IMPORT_MAP_PROBE);
  return resolved.then(
    () => true,
    () => false,
  );
}
