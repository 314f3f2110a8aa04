/** Verifies a template against its screen: both must write the same markup for the same values. */
import type { TemplateNode } from '@foyer/shared/contracts/template.ts';
import { fillTemplate, type TemplateContext } from '@foyer/shared/template-filling/fill.ts';
import { OUTLET } from './outlet.tsx';
import { SAMPLES } from './samples.ts';

/** Number of characters that an error shows on each side of the first difference. */
const EXCERPT_CHARACTERS = 80;

type Answer = (address: string) => boolean;
const yes = () => true;
const no = () => false;

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
        'Render variables unchanged, vary by <If> and <For> alone, and render no address parameter',
    );
  }

  for (const { name, values } of SAMPLES) compare(name, { values, canOpen: yes, isHere: no });

  const values = SAMPLES[0]?.values ?? {};
  const opened = new Set<string>();
  const asked = new Set<string>();
  /** Compares with these answers, and records the addresses that the screen asks for. */
  const answering = (sample: string, canOpen: Answer, isHere: Answer) =>
    compare(sample, {
      values,
      canOpen: (href) => opened.add(href) && canOpen(href),
      isHere: (...call) => asked.add(String(call)) && isHere(String(call)),
    });
  answering('no screens', no, no);
  answering('links to this page', yes, yes);
  for (const one of opened) {
    answering(`no screen but "${one}"`, (href) => href === one, no);
    answering(`no screen at "${one}"`, (href) => href !== one, no);
  }
  for (const one of asked) {
    answering(`this page at "${one}"`, yes, (call) => call === one);
    answering(`this page everywhere but at "${one}"`, yes, (call) => call !== one);
  }
}

/** Returns the index of the first difference; the length of a text that the other begins with. */
function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}
