import type { BrowserContext, Route, WebSocketRoute } from '@playwright/test';
import type { Weather } from './plan.ts';
import type { Random } from './random.ts';

const LONGEST_CALL_MS = 700;
const LONGEST_EVENT_MS = 400;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** All that goes between a browser and the gateway, and what can happen to it. */
export type Wire = {
  /** No call and no socket gets through; what is open breaks. */
  offline: () => Promise<void>;
  online: () => Promise<void>;
  /** Sockets stay open and nothing comes through them, as through a half-open one. */
  mute: (muted: boolean) => void;
  /** Open sockets break. */
  cut: () => void;
  /** From now on nothing happens any more. */
  calm: () => Promise<void>;
};

/** What the protocol itself says comes once and in order, as from any server. */
const isEvent = (message: string | Buffer) => !/"event":"pusher/.test(String(message));

export async function stormyWire(
  context: BrowserContext,
  weather: Weather,
  random: Random,
): Promise<Wire> {
  const sockets = new Set<WebSocketRoute>();
  let isOffline = false;
  let isMute = false;
  let isCalm = false;

  async function call(route: Route): Promise<void> {
    if (isCalm) return route.continue();
    const [lost, lostAnswer, late] = [random.next(), random.next(), random.next()];
    if (late < weather.lateCall) await pause(random.between(0, LONGEST_CALL_MS));
    if (isOffline || lost < weather.lostCall) return route.abort('internetdisconnected');
    if (lostAnswer >= weather.lostAnswer) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  }

  function socket(ws: WebSocketRoute): void {
    if (isOffline) return void ws.close();
    const server = ws.connectToServer();
    sockets.add(ws);
    ws.onMessage((message) => {
      if (!isMute) server.send(message);
    });
    server.onMessage(async (message) => {
      const storm = !isCalm && isEvent(message);
      const times = storm && random.chance(weather.doubleEvent) ? 2 : 1;
      for (let time = 0; time < times; time += 1) {
        if (storm && random.chance(weather.lateEvent))
          await pause(random.between(0, LONGEST_EVENT_MS));
        if (!isMute && sockets.has(ws)) ws.send(message);
      }
    });
    ws.onClose(() => {
      sockets.delete(ws);
      void server.close();
    });
    server.onClose(() => {
      sockets.delete(ws);
      void ws.close();
    });
  }

  function cut(): void {
    for (const ws of [...sockets]) {
      sockets.delete(ws);
      void ws.close();
    }
  }

  await context.route(/\/(?:api|broadcasting)\//, (route) =>
    // The page may be gone by the time that a call goes on.
    call(route).catch(() => undefined),
  );
  await context.routeWebSocket(/\/-\/ws\//, socket);
  return {
    async offline() {
      isOffline = true;
      cut();
      await context.setOffline(true);
    },
    async online() {
      isOffline = false;
      await context.setOffline(false);
    },
    mute(muted) {
      isMute = muted;
      // No network loses a part of what it goes on to bring: what was half-open breaks at last.
      if (!muted) cut();
    },
    cut,
    async calm() {
      isCalm = true;
      isMute = false;
      isOffline = false;
      await context.setOffline(false);
    },
  };
}
