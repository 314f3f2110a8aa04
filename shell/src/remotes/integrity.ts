/** The hashes that the page knows, by the files' addresses: what a browser reads them from. */
export function integrities(): Record<string, string> {
  const map = document.querySelector('script[type=importmap]')?.textContent;
  return (map && (JSON.parse(map) as { integrity?: Record<string, string> }).integrity) || {};
}
