/** Returns the class prefix of a module (`tooling/build/src/class-names.ts`). */
const classOf = (module: string) => `${CSS.escape(module)}_`;

/** Finds a module's outermost visible elements, also inside other modules. */
export function elementsOf(module: string): Element[] {
  const own = `:is([class^="${classOf(module)}"], [class*=" ${classOf(module)}"])`;
  return [...document.body.querySelectorAll(own)].filter(
    (one) => !isInsideOwn(one, module) && one.getClientRects().length > 0,
  );
}

/** Tells whether the closest owned ancestor belongs to the same module. */
function isInsideOwn({ parentElement: parent }: Element, module: string): boolean {
  for (let one = parent; one; one = one.parentElement) {
    const [, owner] = /(?:^| )([a-z][a-z0-9-]*)_/.exec(one.getAttribute('class') ?? '') ?? [];
    if (owner) return owner === module;
  }
  return false;
}
