import { parseSync } from 'oxc-parser';

/** A node of the syntax tree, as far as it is looked at. */
type Node = { type: string; [key: string]: unknown };
type Found = { titles: string[]; isLeftOut: boolean };

/** Names behind `test` with which its test may be left out, or has to fail. */
const MAY_NOT_RUN = ['skip', 'skipIf', 'runIf', 'todo', 'fixme', 'fail', 'fails'];
/** Names by which a test that runs, a hook or a whole file leaves tests out. */
const LEAVES_OUT = ['skip', 'skipIf', 'runIf', 'fixme'];
const BRANCHES = [
  ...['IfStatement', 'ConditionalExpression', 'LogicalExpression'],
  ...['SwitchStatement', 'TryStatement', 'CatchClause'],
];

/**
 * The titles of tests, and of groups of them, that run wherever their file does: none that is
 * skipped, to be done, expected to fail, or behind a condition.
 */
export function titlesThatRun(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const root = program as unknown as Node;
  const { titles, isLeftOut } = found(root, declared(root));
  return isLeftOut ? [] : titles;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const nodesIn = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(nodesIn)];

/** What names stand for: the values of variables, and of loops what they go through. */
function declared(root: Node): Map<string, Node> {
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

function found(node: Node, values: Map<string, Node>): Found {
  const within = (nodes: Node[]): Found => {
    const all = nodes.map((one) => found(one, values));
    return {
      titles: all.flatMap(({ titles }) => titles),
      isLeftOut: all.some(({ isLeftOut }) => isLeftOut),
    };
  };
  const names = namesOf(node);
  if (node.type === 'MemberExpression' && LEAVES_OUT.includes(names.at(-1) ?? ''))
    return { titles: [], isLeftOut: true };
  if (BRANCHES.includes(node.type)) return { ...within(childrenOf(node)), titles: [] };
  if (node.type !== 'CallExpression') return within(childrenOf(node));

  const callee = node.callee as Node;
  const [first, ...behind] = namesOf(callee);
  const parameters = (node.arguments as Node[]) ?? [];
  const body = parameters.find(({ type }) => /Function/.test(type));
  const isTest = ['test', 'it', 'describe'].includes(first ?? '') && parameters[0] !== body;
  if (!isTest || behind.some((name) => HOOKS.test(name)))
    return LEAVES_OUT.includes([first, ...behind].at(-1) ?? '')
      ? { titles: [], isLeftOut: true }
      : within(childrenOf(node));
  const options = parameters.filter(({ type }) => type === 'ObjectExpression').flatMap(nodesIn);
  const set = options.map(({ key }) => isNode(key) && String(key.name));
  if ([...behind, ...set].some((name) => MAY_NOT_RUN.includes(String(name))))
    return { titles: [], isLeftOut: body === undefined && !behind.includes('todo') };
  const { titles, isLeftOut } = within(body ? [body] : []);
  if (!body || isLeftOut || !parameters[0]) return { titles: [], isLeftOut: false };
  return { titles: [...titlesOf(parameters[0], callee, values), ...titles], isLeftOut: false };
}

const HOOKS = /^(?:before|after)(?:Each|All)$|^(?:use|extend|configure|setTimeout|slow|info)$/;

/** `test.describe.each` as its names, whatever it is called with in between. */
function namesOf(node: Node): string[] {
  if (node.type === 'Identifier') return [String(node.name)];
  if (node.type === 'CallExpression') return namesOf(node.callee as Node);
  if (node.type !== 'MemberExpression') return [];
  const property = node.property as Node;
  return [...namesOf(node.object as Node), String(property.name ?? property.value)];
}

/** What a title may begin with; that of a table is in its rows. */
function titlesOf(title: Node, callee: Node, values: Map<string, Node>): string[] {
  const [text = ''] = stringsIn(title, values);
  const isOfRows = callee.type === 'CallExpression' && /^[%$]/.test(text);
  if (isOfRows) return (callee.arguments as Node[]).flatMap((table) => stringsIn(table, values));
  return title.type === 'Literal' ? [text] : stringsIn(title, values);
}

/** The strings of an expression; of names what they stand for. */
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
