/** Classes are named after the release that they are of (`federation/class-names.ts`). */
const classOf = (part: string) => `${CSS.escape(part)}_`;

/** What of the page a part has drawn: its outermost elements, those within another's included. */
export function placesOf(part: string): Element[] {
  const own = `:is([class^="${classOf(part)}"], [class*=" ${classOf(part)}"])`;
  return [...document.body.querySelectorAll(own)].filter(
    (one) => !ownerAbove(one, part) && one.getClientRects().length > 0,
  );
}

/** Whether what stands around it is of the same part. */
function ownerAbove({ parentElement: around }: Element, part: string): boolean {
  for (let one = around; one; one = one.parentElement) {
    const [, owner] = /(?:^| )([a-z][a-z0-9-]*)_/.exec(one.getAttribute('class') ?? '') ?? [];
    if (owner) return owner === part;
  }
  return false;
}
