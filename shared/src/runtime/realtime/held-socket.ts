import { vi } from 'vitest';

type Frame = { event: string; data: Record<string, unknown> };

/** A socket whose other end the test holds: no real service hangs or refuses when it should. */
class HeldSocket extends EventTarget {
  static readonly OPEN = 1;
  readonly sent: Frame[] = [];
  closed = false;
  onopen?: (event: Event) => void;
  onmessage?: (event: MessageEvent) => void;
  onclose?: (event: CloseEvent) => void;

  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    held.push(this);
  }

  get readyState(): number {
    return this.closed ? 3 : HeldSocket.OPEN;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  /** Of this end; the other one may be gone, so nobody answers. */
  close(): void {
    this.closed = true;
  }

  /** The other end is there. */
  open(): void {
    this.onopen?.(new Event('open'));
  }

  /** The service has taken the connection. */
  establish(): void {
    this.open();
    this.say('pusher:connection_established', { socket_id: this.id, activity_timeout: 120 });
  }

  say(event: string, data: unknown, channel?: string): void {
    const text = JSON.stringify({ event, channel, data: JSON.stringify(data) });
    this.onmessage?.(new MessageEvent('message', { data: text }));
  }

  /** Every subscription that is asked for is given. */
  allow(): void {
    for (const { event, data } of this.sent.splice(0))
      if (event === 'pusher:subscribe')
        this.say('pusher_internal:subscription_succeeded', {}, String(data.channel));
  }

  /** The connection breaks, or the service ends it with a code. */
  drop(code = 1006): void {
    const event = new CloseEvent('close', { code });
    this.closed = true;
    this.dispatchEvent(event);
    this.onclose?.(event);
  }

  get id(): string {
    return `1.${held.indexOf(this) + 1}`;
  }
}

const held: HeldSocket[] = [];

/** From here on every socket of the page is one of these; gives them, the newest last. */
export function holdSockets(): HeldSocket[] {
  held.length = 0;
  vi.stubGlobal('WebSocket', HeldSocket);
  return held;
}
