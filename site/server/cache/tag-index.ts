/** Maps tags to the keys that carry them. */
export class TagIndex {
  readonly #keys = new Map<string, Set<string>>()

  add(key: string, tags: Iterable<string>): void {
    for (const tag of tags) {
      const keys = this.#keys.get(tag) ?? new Set()
      this.#keys.set(tag, keys.add(key))
    }
  }

  remove(key: string, tags: Iterable<string>): void {
    for (const tag of tags) {
      const keys = this.#keys.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keys.delete(tag)
    }
  }

  tags(prefix: string): string[] {
    return [...this.#keys.keys()].filter((tag) => tag.startsWith(prefix))
  }

  keysOf(tags: Iterable<string>): Set<string> {
    return new Set([...tags].flatMap((tag) => [...(this.#keys.get(tag) ?? [])]))
  }
}
