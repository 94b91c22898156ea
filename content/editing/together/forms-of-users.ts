/** A form says every 15 seconds that it is open; browsers slow hidden tabs to once a minute. */
const ALIVE_MS = 90_000

/**
 * The forms in which each user has a record open: in several tabs, or in a drawer over its own form.
 * They share the user's lock, which ends with the last of them. Kept in memory: after a restart of
 * the service, open forms tell about themselves within seconds.
 */
export class FormsOfUsers {
  readonly #forms = new Map<string, Map<string, number>>()

  /** `place` identifies the record and the user, `form` the form. */
  opened(place: string, form: string, now = Date.now()): void {
    const own = this.#forms.get(place) ?? new Map<string, number>()
    this.#forms.set(place, own.set(form, now))
  }

  /** Returns whether it was the last one. */
  closed(place: string, form: string, now = Date.now()): boolean {
    const own = this.#forms.get(place)
    own?.delete(form)
    const others = [...(own?.values() ?? [])].filter((seen) => now - seen < ALIVE_MS)
    if (others.length > 0) return false
    this.#forms.delete(place)
    return true
  }
}
