/**
 * The rules of imports, checked by `pnpm dependencies`. Every import counts, those of types too. pnpm
 * links only the packages that a `package.json` names, and refuses circles of them; these rules add the
 * rest. Test code is free, except that it enters packages only by their entry points.
 */
import type { IForbiddenRuleType } from 'dependency-cruiser';

type Rule = IForbiddenRuleType;

/** Tests, stories, and what only these import. */
export const TESTS = '\\.(?:test|spec|stories)\\.tsx?$|/testing/';

/** Matches the folder of a package. */
const PACKAGE = '^((?:platform|tooling)/[^/]+|[^/]+)(?=/)';

/** The layers of the provider, the lowest first, and the layers that each may import. */
const PROVIDER_LAYERS: Record<string, string[]> = {
  lib: [],
  db: ['lib'],
  http: ['lib', 'db'],
  'hotel-file': [],
  client: ['lib'],
  'hotels|mail|realtime': ['lib', 'db', 'http'],
  auth: ['lib', 'db', 'http', 'mail'],
  'conversations|chat|messages|notices|requests': ['lib', 'db', 'http', 'mail', 'conversations'],
  operator: ['lib', 'db', 'http', 'hotels', 'hotel-file'],
};

/** The contracts that servers and builds parse too, without a page. */
const PARSED_OUTSIDE_OF_PAGES = 'template|remote|mf-manifest|public-url|pusher-variables';

/** One rule for each layer. The folders of a layer do not import each other: `$1` is the folder. */
function providerRules(): Rule[] {
  return Object.entries(PROVIDER_LAYERS).map(([layer, allowed]) => ({
    name: `${layer} of the provider imports only ${allowed.join(', ') || 'itself'}`,
    from: { path: `^provider/src/(${layer})/`, pathNot: TESTS },
    to: {
      path: '^provider/src/',
      pathNot: ['$1', ...allowed].map((folder) => `^provider/src/${folder}/`),
    },
  }));
}

/** The rules of single imports. */
export const IMPORT_RULES: Rule[] = [
  ...providerRules(),
  {
    name: 'a package is entered by its entry points, never by a relative path',
    from: { path: PACKAGE },
    to: { path: PACKAGE, pathNot: '^$1/', dependencyTypes: ['local'] },
  },
  {
    name: 'the shell imports of the platform only the contracts of releases and one component',
    from: { path: '^shell/', pathNot: TESTS },
    to: {
      path: '^platform/',
      pathNot: '^platform/(?:releases/src/contracts/|prerender/src/templates/outlet\\.tsx$)',
    },
  },
  {
    name: 'servers run without the tools',
    from: { path: '^(?:provider|platform/gateway)/', pathNot: TESTS },
    to: { path: '^tooling/' },
  },
  {
    name: 'others import the app of the gateway, never its server',
    from: { path: '^platform/(?!gateway/)', pathNot: TESTS },
    to: {
      path: '^platform/gateway/',
      pathNot: '/(?:deps|gateway|settings|proxy/websocket-request)\\.ts$',
    },
  },
  {
    name: 'inside shared only contributions, forms, queries and testing import runtime, which holds the state of a page',
    from: {
      path: '^shared/src/',
      pathNot: ['^shared/src/(?:runtime|contributions|forms|queries|testing)/', TESTS],
    },
    to: { path: '^shared/src/runtime/' },
  },
  {
    name: 'contributions, forms and queries are bundled with remotes, so they import the singletons by their names',
    from: { path: '^shared/src/(?:contributions|forms|queries)/', pathNot: TESTS },
    to: { path: '^shared/src/(?:runtime|singletons)/', dependencyTypes: ['local'] },
  },
  {
    name: 'the parser exists once in a page: import it from @foyer/shared/schema',
    from: {
      path: '^shared/src/',
      pathNot: [
        '^shared/src/singletons/',
        `^shared/src/contracts/(?:${PARSED_OUTSIDE_OF_PAGES})\\.ts$`,
        TESTS,
      ],
    },
    to: { path: 'node_modules/zod/' },
  },
];

/** The rules of circles. They read no tests. */
export const CIRCLE_RULES: Rule[] = (['module', 'folder'] as const).map((scope) => ({
  name: `${scope === 'module' ? 'files' : 'folders'} import each other in a circle`,
  scope,
  from: {},
  to: { circular: true },
}));
