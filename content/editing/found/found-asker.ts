import type { FormState } from 'payload'
import type { FoundView } from '../../delivery/found/view.ts'
import { idsOf } from '../beside/form-changes.ts'
import { blocksOf, namesOf, valuesOf } from '../beside/form-data.ts'

type Options = {
  record: string
  /** Sends a request as JSON; rejects if there is no response. */
  ask: (body: string) => Promise<FoundView>
  onView: (view: FoundView) => void
  /** Whether the view is outdated because the service does not answer. */
  onLate: (isLate: boolean) => void
}

/**
 * Requests the search and share result of a form. One request runs at a time; the latest state wins,
 * and an unchanged picture is not drawn again.
 */
export class FoundAsker {
  readonly #options: Options
  #asked: string | undefined
  #next: string | undefined
  #known: FoundView | undefined
  #isBusy = false
  #isClosed = false

  constructor(options: Options) {
    this.#options = options
  }

  async show(state: FormState): Promise<void> {
    this.#next = formOf(this.#options.record, state)
    if (this.#isBusy) return
    this.#isBusy = true
    try {
      while (!this.#isClosed && this.#next !== undefined && this.#next !== this.#asked)
        await this.#askOnce(this.#next)
    } catch {
      this.#asked = undefined
      if (!this.#isClosed) this.#options.onLate(true)
    } finally {
      this.#isBusy = false
    }
  }

  close(): void {
    this.#isClosed = true
  }

  async #askOnce(form: string) {
    const { ask, onView, onLate } = this.#options
    this.#asked = form
    const known = this.#known?.picture ? this.#known.version : undefined
    const view = await ask(JSON.stringify({ ...JSON.parse(form), known }))
    const picture = view.version === known ? this.#known?.picture : view.picture
    this.#known = { ...view, picture: picture ?? null }
    if (this.#isClosed) return
    onView(this.#known)
    onLate(false)
  }
}

function formOf(record: string, state: FormState) {
  const order = idsOf(state)
  const values = valuesOf(state, namesOf(state))
  return JSON.stringify({ record, values, blocks: blocksOf(state, new Set(order)), order })
}
