import type { FormState } from 'payload'
import { rowsWithoutFields } from '../late-answers/rows-without-fields.ts'
import { changedBlocks } from './changed-blocks.ts'
import { backInPlace, onlyBlocks } from './some-blocks.ts'

/** A request for the state of a form; `data` is the record as it was just saved. */
export type Request = {
  id?: number | string
  collectionSlug?: string | undefined
  globalSlug?: string | undefined
  schemaPath: string
  formState?: FormState
  data?: Record<string, unknown>
  renderAllFields?: boolean
  skipValidation?: boolean
}

/** A request with some of the blocks, and how to read its answer. */
type Short = { formState: FormState; data?: Record<string, unknown>; read: ReadState }

type ReadState = (answered: FormState) => FormState

/** Forms with fewer blocks are sent as a whole. */
const MANY = 12

/**
 * Shortens the form-state requests of the studio. At each pause in typing, Payload sends all fields
 * of the form to the service and gets them back. Once the service has answered for a form, only the
 * blocks that have changed since are sent. This requires that the fields of a block depend on their
 * own block and on fields outside of the blocks, never on other blocks. A form is sent as a whole
 * when rows were added, removed or moved, while a row waits for its fields, and while it has errors.
 */
export class ShortRequests {
  #record = ''
  /** The form state and the saved blocks of the last answered request. */
  #state: FormState | undefined
  #saved: string[] = []

  /** The shorter request; undefined if the whole form has to be sent. */
  shorten(request: Request): Short | undefined {
    const { formState, data, renderAllFields, skipValidation } = request
    if (recordOf(request) !== this.#record || !this.#state || !formState) return undefined
    if (renderAllFields || !skipValidation) return undefined
    if ((formState.blocks?.rows?.length ?? 0) < MANY) return undefined
    if (rowsWithoutFields(formState).length > 0) return undefined
    const typed = changedBlocks(this.#state, formState)
    const saved = data ? this.#changedInSaved(data, formState) : []
    if (!typed || !saved) return undefined
    const indexes = [...new Set([...typed, ...saved])].sort((a, b) => a - b)
    const read = (answered: FormState) => backInPlace(answered, indexes)
    const short = { formState: onlyBlocks(formState, indexes), read }
    return data ? { ...short, data: withBlocks(data, indexes) } : short
  }

  /** Call this once a request is answered, so that the next one only sends changes. */
  remember(request: Request): void {
    const { formState, data } = request
    if (!formState || recordOf(request) !== this.#record) this.#saved = []
    this.#record = recordOf(request)
    this.#state = formState
    if (data) this.#saved = blocksIn(data).map((block) => JSON.stringify(block))
  }

  #changedInSaved(data: Record<string, unknown>, { blocks }: FormState): number[] | undefined {
    const rows = blocks?.rows ?? []
    const saved = blocksIn(data)
    const isInOrder = saved.every((block, index) => Object(block).id === rows[index]?.id)
    if (!isInOrder || saved.length !== rows.length) return undefined
    if (saved.length !== this.#saved.length) return undefined
    return saved.flatMap((block, index) =>
      JSON.stringify(block) === this.#saved[index] ? [] : [index],
    )
  }
}

/** Empty for a part of a record. */
function recordOf({ id, collectionSlug, globalSlug, schemaPath }: Request): string {
  const slug = globalSlug ?? collectionSlug ?? ''
  return schemaPath === slug ? `${slug}:${id ?? ''}` : ''
}

function blocksIn({ blocks }: Record<string, unknown>): unknown[] {
  return Array.isArray(blocks) ? blocks : []
}

function withBlocks(data: Record<string, unknown>, indexes: number[]): Record<string, unknown> {
  const blocks = blocksIn(data)
  return { ...data, blocks: indexes.map((index) => blocks[index]) }
}
