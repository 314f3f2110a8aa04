import { parseSync } from 'oxc-parser';

/** A node of the syntax tree, reduced to the properties in use. */
type Node = { type: string; [key: string]: unknown };
type CollectedTitles = { titles: string[]; isSkipped: boolean };

/** Modifiers of `test` with which a test may be skipped or must fail. */
const MAY_NOT_RUN = ['skip', 'skipIf', 'runIf', 'todo', 'fixme', 'fail', 'fails'];
/** Calls with which a running test, a hook or a file skips tests. */
const SKIPS = ['skip', 'skipIf', 'runIf', 'fixme'];
const BRANCHES = [
  ...['IfStatement', 'ConditionalExpression', 'LogicalExpression'],
  ...['SwitchStatement', 'TryStatement', 'CatchClause'],
];

/**
 * Returns the titles of tests and groups that always run with their file. Omits skipped and unfinished
 * tests, expected failures, and tests behind a condition.
 */
export function titlesThatRun(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const root = program as unknown as Node;
  const { titles, isSkipped } = collectTitles(root, valuesOfNames(root));
  return isSkipped ? [] : titles;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const nodesIn = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(nodesIn)];

/** Maps variable names to their values, and loop variables to the iterated values. */
function valuesOfNames(root: Node): Map<string, Node> {
  const values = new Map<string, Node>();
  const bind = (pattern: unknown, value: unknown) => {
    if (!isNode(pattern) || !isNode(value)) return;
    for (const { type, name } of nodesIn(pattern))
      if (type === 'Identifier') values.set(String(name), value);
  };
  for (const node of nodesIn(root)) {
    if (node.type === 'VariableDeclarator') bind(node.id, node.init);
    if (node.type === 'ForOfStatement') bind(node.left, node.right);
  }
  return values;
}

function collectTitles(node: Node, values: Map<string, Node>): CollectedTitles {
  const within = (nodes: Node[]): CollectedTitles => {
    const all = nodes.map((one) => collectTitles(one, values));
    return {
      titles: all.flatMap(({ titles }) => titles),
      isSkipped: all.some(({ isSkipped }) => isSkipped),
    };
  };
  const names = namesOf(node);
  if (node.type === 'MemberExpression' && SKIPS.includes(names.at(-1) ?? ''))
    return { titles: [], isSkipped: true };
  if (BRANCHES.includes(node.type)) return { ...within(childrenOf(node)), titles: [] };
  if (node.type !== 'CallExpression') return within(childrenOf(node));

  const callee = node.callee as Node;
  const [first, ...behind] = namesOf(callee);
  const parameters = (node.arguments as Node[]) ?? [];
  const body = parameters.find(({ type }) => /Function/.test(type));
  const isTest = ['test', 'it', 'describe'].includes(first ?? '') && parameters[0] !== body;
  if (!isTest || behind.some((name) => HOOKS.test(name)))
    return SKIPS.includes([first, ...behind].at(-1) ?? '')
      ? { titles: [], isSkipped: true }
      : within(childrenOf(node));
  const options = parameters.filter(({ type }) => type === 'ObjectExpression').flatMap(nodesIn);
  const set = options.map(({ key }) => isNode(key) && String(key.name));
  if ([...behind, ...set].some((name) => MAY_NOT_RUN.includes(String(name))))
    return { titles: [], isSkipped: body === undefined && !behind.includes('todo') };
  const { titles, isSkipped } = within(body ? [body] : []);
  if (!body || isSkipped || !parameters[0]) return { titles: [], isSkipped: false };
  return { titles: [...titlesOf(parameters[0], callee, values), ...titles], isSkipped: false };
}

const HOOKS = /^(?:before|after)(?:Each|All)$|^(?:use|extend|configure|setTimeout|slow|info)$/;

/** Returns the names of a call chain such as `test.describe.each`. */
function namesOf(node: Node): string[] {
  if (node.type === 'Identifier') return [String(node.name)];
  if (node.type === 'CallExpression') return namesOf(node.callee as Node);
  if (node.type !== 'MemberExpression') return [];
  const property = node.property as Node;
  return [...namesOf(node.object as Node), String(property.name ?? property.value)];
}

/** Returns the possible beginnings of a title. The titles of a table are in its rows. */
function titlesOf(title: Node, callee: Node, values: Map<string, Node>): string[] {
  const [text = ''] = stringsIn(title, values);
  const isOfRows = callee.type === 'CallExpression' && /^[%$]/.test(text);
  if (isOfRows) return (callee.arguments as Node[]).flatMap((table) => stringsIn(table, values));
  return title.type === 'Literal' ? [text] : stringsIn(title, values);
}

/** Returns the strings of an expression, with names resolved to their values. */
function stringsIn(node: Node, values: Map<string, Node>, seen: readonly Node[] = []): string[] {
  if (seen.includes(node)) return [];
  const further = [...seen, node];
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'TemplateLiteral') {
    const [head] = node.quasis as { value: { cooked: string } }[];
    const text = head?.value.cooked ?? '';
    if (text !== '') return [text];
    return (node.expressions as Node[])
      .slice(0, 1)
      .flatMap((one) => stringsIn(one, values, further));
  }
  const value = node.type === 'Identifier' ? values.get(String(node.name)) : undefined;
  return (value ? [value] : childrenOf(node)).flatMap((one) => stringsIn(one, values, further));
}
