/** Holds a frame, as it lies in a release, against what the compiler makes of the same markup. */
import { isDeepStrictEqual } from 'node:util';
import {
  type Address,
  type Condition,
  Frame,
  LARGEST_FRAME,
  type Part,
} from '../../shared/src/contracts/frame.ts';
import { compile } from '../../shared/src/frames/build/compile.ts';
import { KINDS, type Kind } from '../../shared/src/frames/build/kinds.ts';
import { MARKS, markOf } from '../../shared/src/frames/build/marks.ts';

/** Markup as React writes it: a comment, a tag, or text. */
const TOKEN =
  /<!--(?: |\/?\$)-->|<(?<end>\/?)(?<name>[a-z][\w-]*)(?: [\w:-]+(?:="[^"<>]*")?)*(?<void>\/?)>|[^<>]+/giy;
const VOID = /^(?:area|br|col|hr|img|input|source|track|wbr)$/;
/** What no tag ends. */
const ENDLESS = /^plaintext$/i;

/**
 * Why a page cannot begin with this frame; undefined where it can. Whoever fills a frame looks at
 * nothing of this: what is left open would take the rest of the page into itself.
 */
export function frameProblem(file: Uint8Array): string | undefined {
  if (file.byteLength > LARGEST_FRAME)
    return `It has ${file.byteLength} bytes, and may have ${LARGEST_FRAME}`;
  try {
    const { data, error } = Frame.safeParse(JSON.parse(new TextDecoder().decode(file)));
    if (error) return `It is no frame: ${whereIn(error.issues)}`;
    const html = marked(data.parts);
    closed(html);
    return isDeepStrictEqual(compile(html), data.parts)
      ? undefined
      : 'It is not what the compiler would make of it';
  } catch (error) {
    return (error as Error).message;
  }
}

function whereIn(issues: readonly { path: PropertyKey[]; message: string }[]): string {
  return issues.map(({ path, message }) => `${path.join('.')}, ${message}`).join('; ');
}

/** The markup that a template was cut out of, with its marks. */
function marked(parts: readonly Part[]): string {
  return parts.map(markedPart).join('');
}

function markedPart(part: Part): string {
  if (typeof part === 'string') return part;
  if ('slot' in part) return slotMark(part.slot);
  if ('current' in part) {
    const { current, below } = part;
    return ` aria-current="${markOf({ current: addressOf(current), below })}"`;
  }
  if ('outlet' in part) return '<frame-outlet></frame-outlet>';
  if ('each' in part) {
    if (typeof kindOf(part.each) !== 'object') throw new Error(`"${part.each}" is no list`);
    return `<frame-each of="${part.each}">${marked(part.item)}</frame-each>`;
  }
  const sides = `<frame-yes>${marked(part.yes)}</frame-yes><frame-no>${marked(part.no)}</frame-no>`;
  return `<frame-when of="${conditionOf(part.when)}">${sides}</frame-when>`;
}

/** As `When` writes it: an address is a mark alone there. */
function conditionOf(condition: Condition): string {
  if ('open' in condition) return markOf({ open: addressOf(condition.open) });
  return slotMark(condition.slot).replace('/', '');
}

function addressOf(address: Address): string {
  return address.map((part) => (typeof part === 'string' ? part : slotMark(part.slot))).join('');
}

function slotMark(slot: string): string {
  const kind = kindOf(slot);
  if (typeof kind === 'object') throw new Error(`The list "${slot}" can stand in \`Each\` alone`);
  return markOf({ slot, kind });
}

/** The kind of a slot; that of an item is called after its list. */
function kindOf(slot: string): Kind {
  let kind: Kind | undefined = KINDS;
  for (const name of slot.split('.'))
    kind = typeof kind === 'object' && Object.hasOwn(kind, name) ? kind[name] : undefined;
  if (!kind) throw new Error(`There is no slot "${slot}"`);
  return kind;
}

/** Throws for markup that React would not write: every element ends where it began, as does its tag. */
function closed(html: string): void {
  // A mark is a value or a text, never a part of a name.
  const markup = html.replaceAll(MARKS, '\0');
  const open: string[] = [];
  let at = 0;
  for (const { 0: token, index, groups: tag } of markup.matchAll(TOKEN)) {
    at = index + token.length;
    const name = tag?.name;
    if (!name) continue;
    if (ENDLESS.test(name)) throw new Error(`A frame cannot have <${name}`);
    if (VOID.test(name) && !tag.end) continue;
    if (tag.void) throw new Error(`<${name}/> ends nowhere`);
    if (!tag.end) open.push(name);
    else if (open.pop() !== name) throw new Error(`</${name}> ends what did not begin there`);
  }
  if (at < markup.length) throw new Error(`"${markup.slice(at, at + 40)}" is no markup of React's`);
  if (open.length > 0) throw new Error(`It leaves <${open.at(-1)}> open`);
}
