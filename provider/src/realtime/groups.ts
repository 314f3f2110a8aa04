/** Maps names to sets and deletes empty sets. */
export class Groups<Member> {
  readonly #members = new Map<string, Set<Member>>();

  join(name: string, member: Member): void {
    const members = this.#members.get(name) ?? new Set();
    this.#members.set(name, members.add(member));
  }

  leave(name: string, member: Member): void {
    const members = this.#members.get(name);
    members?.delete(member);
    if (members?.size === 0) this.#members.delete(name);
  }

  of(name: string): ReadonlySet<Member> {
    return this.#members.get(name) ?? new Set();
  }

  names(): string[] {
    return [...this.#members.keys()];
  }
}
