/**
 * Asks about links on a page at `pathname`: whether they lead to it, or, where `below`, to something
 * that it lies below. As React Router's own links do it: case does not matter.
 */
export function hereAt(pathname: string): (href: string, below: boolean) => boolean {
  const here = pathname.toLowerCase();
  return (href, below) => {
    const there = (href.split(/[?#]/, 1)[0] ?? '').toLowerCase();
    return here === there || (below && here.startsWith(`${there}/`));
  };
}
