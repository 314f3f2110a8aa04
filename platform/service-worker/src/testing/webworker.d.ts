/** Declares worker types that page typings lack. The worker's tests run in a page. */
interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}
