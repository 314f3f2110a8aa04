/**
 * Returns a test for links on the page at `pathname`: whether they lead to this page or, with `below`,
 * to one of its ancestors. Ignores case, as React Router's links do.
 */
export function isHereAt(pathname: string): (href: string, below: boolean) => boolean {
  const current = pathname.toLowerCase();
  return (href, below) => {
    const target = (href.split(/[?#]/, 1)[0] ?? '').toLowerCase();
    return current === target || (below && current.startsWith(`${target}/`));
  };
}
