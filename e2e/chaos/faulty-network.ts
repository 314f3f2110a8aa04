import type { BrowserContext, Route, WebSocketRoute } from '@playwright/test';
import type { FaultRates } from './plan.ts';
import type { Random } from './random.ts';

const LONGEST_CALL_MS = 700;
const LONGEST_EVENT_MS = 400;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Controls faults between a browser and the gateway. */
export type FaultyNetwork = {
  /** Fails calls and new sockets, and breaks open sockets. */
  offline: () => Promise<void>;
  online: () => Promise<void>;
  /** Keeps sockets open without data, like half-open connections. */
  mute: (muted: boolean) => void;
  /** Breaks open sockets. */
  cut: () => void;
  /** Ends all faults. */
  stopFaults: () => Promise<void>;
};

/** Protocol messages are neither duplicated nor reordered, as from any server. */
const isEvent = (message: string | Buffer) => !/"event":"pusher/.test(String(message));

export async function createFaultyNetwork(
  context: BrowserContext,
  faultRates: FaultRates,
  random: Random,
): Promise<FaultyNetwork> {
  const sockets = new Set<WebSocketRoute>();
  let isOffline = false;
  let isMute = false;
  let isFaultless = false;

  async function call(route: Route): Promise<void> {
    if (isFaultless) return route.continue();
    const [lost, lostResponse, late] = [random.next(), random.next(), random.next()];
    if (late < faultRates.lateCall) await pause(random.between(0, LONGEST_CALL_MS));
    if (isOffline || lost < faultRates.lostCall) return route.abort('internetdisconnected');
    if (lostResponse >= faultRates.lostResponse) return route.continue();
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
      const isAffected = !isFaultless && isEvent(message);
      const times = isAffected && random.chance(faultRates.doubleEvent) ? 2 : 1;
      for (let time = 0; time < times; time += 1) {
        if (isAffected && random.chance(faultRates.lateEvent))
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
    // The page may be closed by the time a call continues.
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
      // A real connection loses no single messages: a half-open one breaks at last.
      if (!muted) cut();
    },
    cut,
    async stopFaults() {
      isFaultless = true;
      isMute = false;
      isOffline = false;
      await context.setOffline(false);
    },
  };
}
