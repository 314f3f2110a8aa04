/**
 * Reports whether parsed JSON is a provider's response. It has the status that each call returns, or
 * the message of a framework's refusal. A captive portal's response has neither.
 */
export function isProviderJson(body: unknown): boolean {
  const { status, message } = (body ?? {}) as { status?: unknown; message?: unknown };
  return typeof status === 'boolean' || typeof message === 'string';
}
