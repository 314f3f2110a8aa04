const NOBODY: ReadonlySet<never> = new Set<never>();

/** Groups members by a key. A group without members takes no memory. */
export class Groups<Member> {
  readonly #groups = new Map<string, Set<Member>>();

  of(key: string): ReadonlySet<Member> {
    return this.#groups.get(key) ?? NOBODY;
  }

  add(key: string, member: Member): void {
    const group = this.#groups.get(key) ?? new Set();
    this.#groups.set(key, group.add(member));
  }

  /** Returns false if the member was not in the group. */
  delete(key: string, member: Member): boolean {
    const group = this.#groups.get(key);
    const isDeleted = group?.delete(member) ?? false;
    if (group?.size === 0) this.#groups.delete(key);
    return isDeleted;
  }
}
