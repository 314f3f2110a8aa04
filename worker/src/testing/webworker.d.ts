/** What the worker's sources name and a page's types lack: its tests run in a page. */
interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}
