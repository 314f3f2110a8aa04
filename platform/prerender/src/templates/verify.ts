/** Verifies a template against its screen: both must write the same markup for the same values. */
import type { TemplateNode } from '@foyer/shared/contracts/template.ts';
import { fillTemplate, type TemplateContext } from '@foyer/shared/template-filling/fill.ts';
import { OUTLET } from './outlet.tsx';
import { SAMPLES } from './samples.ts';

/** Number of characters that an error shows on each side of the first difference. */
const EXCERPT_CHARACTERS = 80;

/** Throws if the screen varies in a way that its template cannot reproduce. */
export function verifyTemplate(
  nodes: TemplateNode[],
  render: (context: TemplateContext) => string,
): void {
  function compare(sample: string, context: TemplateContext): void {
    const rendered = render(context);
    const filled = fillTemplate(nodes, context, OUTLET);
    if (rendered === filled) return;
    const at = firstDifference(rendered, filled);
    const excerpt = (html: string) =>
      html.slice(Math.max(0, at - EXCERPT_CHARACTERS), at + EXCERPT_CHARACTERS);
    throw new Error(
      `With ${sample} the screen renders\n  ${excerpt(rendered)}\nand its template\n  ${excerpt(filled)}\n` +
        'Render variables unchanged, vary by <If> and <For> alone, and render no address parameter ' +
        '(docs/writing-a-remote.md).',
    );
  }

  for (const { name, values } of SAMPLES)
    compare(name, { values, canOpen: () => true, isHere: () => false });

  const [{ values }] = SAMPLES;
  const canOpenCalls = new Set<string>();
  const isHereCalls = new Set<string>();
  /** Gives the same answer for every address and records the addresses. */
  const recordingContext = (open: boolean, here: boolean): TemplateContext => ({
    values,
    canOpen: (href) => canOpenCalls.add(href) && open,
    isHere: (...call) => isHereCalls.add(String(call)) && here,
  });
  compare('no screens', recordingContext(false, false));
  compare('links to this page', recordingContext(true, true));
  for (const recorded of canOpenCalls)
    for (const open of [true, false])
      compare(open ? `no screen but "${recorded}"` : `no screen at "${recorded}"`, {
        ...recordingContext(true, false),
        canOpen: (href) => (href === recorded) === open,
      });
  for (const recorded of isHereCalls)
    for (const here of [true, false])
      compare(here ? `this page at "${recorded}"` : `this page everywhere but at "${recorded}"`, {
        ...recordingContext(true, false),
        isHere: (...call) => (String(call) === recorded) === here,
      });
}

/** Returns the index of the first difference; the length of a text that the other begins with. */
function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}
