const IPV6 = /^[\da-f:.]*:[\da-f:.]*$/i;

/** Reduces an IPv6 address to its /64, which one subscriber has; other texts stay. */
export function subscriberOf(address: string): string {
  if (!IPV6.test(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0');
  return [...groups, ...(tail === undefined ? [] : zeros), ...rest].slice(0, 4).join(':');
}
