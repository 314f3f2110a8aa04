/**
 * The rules of imports, checked by `pnpm dependencies`. Every import counts, those of types too.
 * Test code is free, except that it enters packages only by their entry points.
 */
import type { IForbiddenRuleType } from 'dependency-cruiser';

type Rule = IForbiddenRuleType;

/** Tests and what only tests import. */
export const TESTS = '\\.(?:test|spec)\\.tsx?$|/testing/';

const LIBRARIES = ['shared', 'platform/common', 'platform/releases'];
const WITH_PRERENDER = [...LIBRARIES, 'platform/prerender'];
const WITH_BUILD = [...WITH_PRERENDER, 'tooling/build'];

/** Every package, the lowest first, and the packages that its sources may import. */
const MAY_IMPORT: Record<string, string[]> = {
  shared: [],
  provider: ['shared'],
  'platform/common': ['shared'],
  'platform/releases': ['shared', 'platform/common'],
  'platform/prerender': LIBRARIES,
  'tooling/build': WITH_PRERENDER,
  'mfe-[^/]+': ['shared', 'tooling/build'],
  shell: [
    'shared',
    'platform/releases/src/contracts',
    'platform/prerender/src/templates/outlet.tsx',
    'tooling/build',
  ],
  'platform/preview': WITH_BUILD,
  'platform/service-worker': WITH_BUILD,
  'platform/gateway': [...WITH_PRERENDER, 'platform/preview'],
  // The app of the gateway, never its server.
  'platform/edge': [
    ...LIBRARIES,
    'platform/preview',
    'platform/gateway/src/(?:deps|gateway|settings|proxy/websocket-request).ts',
  ],
  'platform/fleet': [...LIBRARIES, 'platform/preview', 'tooling/build'],
  'tooling/scripts': [...LIBRARIES, 'provider', 'platform/fleet', 'tooling/build'],
  'tooling/dev-server': ['shared', 'platform', 'tooling/build', 'tooling/scripts'],
  'tooling/create-remote': ['shared', 'platform/releases', 'tooling/build'],
  e2e: ['shared', 'provider', 'platform', 'tooling'],
  bench: ['shared', 'provider', 'shell', 'platform', 'tooling'],
};

const PACKAGES = Object.keys(MAY_IMPORT);

/** The layers of the provider, the lowest first, and the layers that each may import. */
const PROVIDER_LAYERS: Record<string, string[]> = {
  lib: [],
  db: ['lib'],
  http: ['lib', 'db'],
  'client|hotel-file': [],
  'hotels|mail|realtime': ['lib', 'db', 'http'],
  auth: ['lib', 'db', 'http', 'mail'],
  'conversations|chat|messages|notices|requests': ['lib', 'db', 'http', 'mail', 'conversations'],
  operator: ['lib', 'db', 'http', 'hotels', 'hotel-file'],
};

/** The contracts that servers and builds parse too, without a page. */
const PARSED_OUTSIDE_OF_PAGES = 'template|remote|mf-manifest|public-url|pusher-variables';

const ANY_PACKAGE = `^(${PACKAGES.join('|')})/`;
const inFolder = (path: string) => `^(?:${path})(?:/|$)`;

/** One rule for each package. No package imports a later one, so packages form no circle. */
function packageRules(): Rule[] {
  return Object.entries(MAY_IMPORT).map(([name, allowed], index) => {
    const earlier = PACKAGES.slice(0, index);
    for (const path of allowed)
      if (!earlier.some((one) => `${path}/`.startsWith(`${one}/`) || one.startsWith(`${path}/`)))
        throw new Error(`${name} may import ${path}, which is no earlier package`);
    return {
      name: `${name} imports only ${allowed.join(', ') || 'itself'}`,
      from: { path: inFolder(name), pathNot: TESTS },
      to: { path: ANY_PACKAGE, pathNot: [name, ...allowed].map(inFolder) },
    };
  });
}

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
  ...packageRules(),
  ...providerRules(),
  {
    name: 'a package is entered by its entry points, never by a relative path',
    from: { path: ANY_PACKAGE },
    to: { path: ANY_PACKAGE, pathNot: '^$1/', dependencyTypes: ['local'] },
  },
  {
    name: 'a remote is reached through federation only',
    from: { pathNot: '^mfe-' },
    to: { path: '^mfe-' },
  },
  {
    name: 'inside shared only forms and testing import runtime, which holds the state of a page',
    from: { path: '^shared/src/', pathNot: ['^shared/src/(?:runtime|forms|testing)/', TESTS] },
    to: { path: '^shared/src/runtime/' },
  },
  {
    name: 'forms is bundled with each remote, so it imports the singletons by their names',
    from: { path: '^shared/src/forms/', pathNot: TESTS },
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
