import { vi } from 'vitest';

type PusherMessage = { event: string; data: Record<string, unknown> };

/** A WebSocket whose server side the test controls. It can hang, refuse or break. */
class FakeSocket {
  static readonly OPEN = 1;
  readonly sent: PusherMessage[] = [];
  closed = false;
  onopen?: (event: Event) => void;
  onmessage?: (event: MessageEvent) => void;
  onclose?: (event: CloseEvent) => void;

  readonly url: string;

  constructor(url: string) {
    this.url = url;
    sockets.push(this);
  }

  get readyState(): number {
    return this.closed ? 3 : FakeSocket.OPEN;
  }

  send(text: string): void {
    // A browser discards what a closed socket sends.
    if (!this.closed) this.sent.push(JSON.parse(text));
  }

  /** Closes the page's side, without a close event: the server may be gone. */
  close(): void {
    this.closed = true;
  }

  /** Fires the open event. */
  open(): void {
    this.onopen?.(new Event('open'));
  }

  /** Opens the socket and sends the service's welcome message. */
  establish(): void {
    this.open();
    this.deliver('pusher:connection_established', { socket_id: this.id, activity_timeout: 120 });
  }

  deliver(event: string, data: unknown, channel?: string): void {
    const text = JSON.stringify({ event, channel, data: JSON.stringify(data) });
    this.onmessage?.(new MessageEvent('message', { data: text }));
  }

  /** Confirms all requested subscriptions. */
  confirmSubscriptions(): void {
    for (const { event, data } of this.sent.splice(0))
      if (event === 'pusher:subscribe')
        this.deliver('pusher_internal:subscription_succeeded', {}, String(data.channel));
  }

  /** Breaks the connection, or closes it with a code of the service. */
  drop(code = 1006): void {
    const event = new CloseEvent('close', { code });
    this.closed = true;
    this.onclose?.(event);
  }

  get id(): string {
    return `1.${sockets.indexOf(this) + 1}`;
  }
}

const sockets: FakeSocket[] = [];

/** Replaces `WebSocket` with the fake one; returns all sockets the page opens, the newest last. */
export function installFakeSockets(): FakeSocket[] {
  sockets.length = 0;
  vi.stubGlobal('WebSocket', FakeSocket);
  return sockets;
}
