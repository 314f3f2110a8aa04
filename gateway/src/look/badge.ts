import type { GatewayDeps } from '../deps.ts';
import { type BarWords, bar } from '../inspector/bar.ts';
import type { Around } from '../page/around.ts';
import { endOf, LOOK_PATH, type Look, localOrigin } from './look.ts';

/** The badge of a look: what is looked at, until when, and the way out. */
export function badge(look: Look, deps: Pick<GatewayDeps, 'inspector'>): Around {
  const { hotel, remote } = look;
  const source = 'port' in look ? localOrigin(look.port) : undefined;
  const words: BarWords = {
    what: `${remote} ${'port' in look ? `localhost:${look.port}` : look.version}`,
    kind: 'Preview',
    more: [`of ${hotel}`, `until ${endOf(look.exp * 1000)}`],
    link: [`${LOOK_PATH}/leave`, 'Leave'],
  };
  return bar(words, deps, {
    isPassing: true,
    sourceOf: (name) => (name === remote ? source : undefined),
  });
}
