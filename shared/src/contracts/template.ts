import * as z from 'zod/mini';

/** The value of a variable: as an image's `srcset`, as one URL path segment, or unchanged. */
const TemplateVariable = z.object({
  variable: z.string(),
  as: z.optional(z.enum(['srcset', 'segment'])),
});
export type TemplateVariable = z.infer<typeof TemplateVariable>;

/** An address inside the app, made of static text and variables. */
const Address = z.array(z.union([z.string(), TemplateVariable]));
export type Address = z.infer<typeof Address>;

/** Selects one of two branches: by a variable's truthiness, or by whether this hotel has an address. */
const Condition = z.union([TemplateVariable, z.object({ open: Address })]);
export type Condition = z.infer<typeof Condition>;

/** The `aria-current` of a link to this page; with `below` also to its ancestors. */
const Current = z.object({ current: Address, below: z.boolean() });

/**
 * A node of a template: static markup, a variable, a condition, a list, the `aria-current` attribute
 * of a link, or the outlet of a layout. Templates are data, so the gateway and the service worker fill
 * them without running code of the release (decision 12).
 */
export type TemplateNode =
  | string
  | TemplateVariable
  | { if: Condition; nodes: TemplateNode[]; otherwise: TemplateNode[] }
  | { for: string; nodes: TemplateNode[] }
  | z.infer<typeof Current>
  | { outlet: true };

const nodes = z.array(z.lazy(() => TemplateNode));
const TemplateNode: z.ZodMiniType<TemplateNode> = z.union([
  z.string(),
  TemplateVariable,
  z.object({ if: Condition, nodes, otherwise: nodes }),
  z.object({ for: z.string(), nodes }),
  Current,
  z.object({ outlet: z.literal(true) }),
]);

/** The largest template file that a release may hold; the app's own stay below a tenth of it. */
export const MAX_TEMPLATE_BYTES = 256 * 1024;

/** Prefix of a URL in a template's style that is relative to the release. */
export const RELEASE_URL_PREFIX = 'release:';

/**
 * The file `templates/<name>.json` of a release: the markup of a screen or of a shell layout before
 * any code runs, and the rules of the style sheets that this markup needs.
 */
export const Template = z.object({
  nodes: nodes.check(z.refine((all) => !hasNestedList(all), { error: 'a list contains itself' })),
  // The style must not be able to end the element that it is written into.
  style: z.string().check(z.regex(/^(?!.*<[/!])/s)),
});
export type Template = z.infer<typeof Template>;

/** Reports whether a list contains itself: its output would grow with the square of its length. */
function hasNestedList(nodes: readonly TemplateNode[], lists: readonly string[] = []): boolean {
  return nodes.some((node) => {
    if (typeof node === 'string') return false;
    if ('if' in node)
      return hasNestedList(node.nodes, lists) || hasNestedList(node.otherwise, lists);
    if (!('for' in node)) return false;
    return lists.includes(node.for) || hasNestedList(node.nodes, [...lists, node.for]);
  });
}
