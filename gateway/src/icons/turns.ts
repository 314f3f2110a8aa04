/** Makes works wait for one another: the next begins when the one before it has ended. */
export function turns() {
  let last: Promise<unknown> = Promise.resolve();
  return function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const own = last.then(work);
    last = own.catch(() => undefined);
    return own;
  };
}
