import { randomBytes } from 'node:crypto'
import type { Doc } from '../../payload/doc.ts'

/** Whose document it is, and of which record (`pages:12`, `global:home`). */
type Owner = { user: number | string; record: string }

/**
 * The current values of the form; blocks by their id, `order` has the ids in the order of the page.
 */
export type Changes = { values?: Doc; blocks?: Map<string, Doc>; order?: string[] }

/** A record as its form has it, with the values that were never saved. */
export type UnsavedDocument = Owner & {
  version: number
  values: Doc
  blocks: Map<string, Doc>
  order: string[]
  /** The slugs under which its page has been shown. */
  slugs: Set<string>
}

type Entry = { document: UnsavedDocument; bytes: number; usedAt: number }

type Limits = { entries: number; bytes: number; idle: number }

const LIMITS: Limits = { entries: 200, bytes: 96 * 1024 * 1024, idle: 30 * 60_000 }

/** Unsaved documents by key, in memory only; the least recently used are forgotten first. */
export class UnsavedStore {
  readonly #entries = new Map<string, Entry>()
  readonly #limits: Limits

  constructor(limits: Limits = LIMITS) {
    this.#limits = limits
  }

  /** Starts a document and returns its key. */
  open(owner: Owner): string {
    const key = randomBytes(24).toString('base64url')
    const parts = { values: {}, blocks: new Map(), order: [], slugs: new Set<string>() }
    const document = { ...owner, version: 0, ...parts }
    this.#entries.set(key, { document, bytes: 0, usedAt: Date.now() })
    return key
  }

  /** The document of this key, if it belongs to this user; undefined if it is unknown or forgotten. */
  find(key: string, user: number | string, now = Date.now()): UnsavedDocument | undefined {
    this.#forgetIdle(now)
    const entry = this.#entries.get(key)
    if (!entry || entry.document.user !== user) return undefined
    // The order of the map is the order of use.
    this.#entries.delete(key)
    this.#entries.set(key, { ...entry, usedAt: now })
    return entry.document
  }

  /** Adds changes; blocks that are no longer on the page are dropped. */
  update(key: string, { values, blocks, order }: Changes): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    const { document } = entry
    Object.assign(document.values, values)
    for (const [id, block] of blocks ?? []) document.blocks.set(id, block)
    if (order) {
      document.order = order
      const kept = new Set(order)
      for (const id of document.blocks.keys()) if (!kept.has(id)) document.blocks.delete(id)
    }
    document.version++
    entry.bytes = weigh(document)
    this.#forgetExcess()
  }

  #forgetIdle(now: number) {
    for (const [key, { usedAt }] of this.#entries)
      if (now - usedAt > this.#limits.idle) this.#entries.delete(key)
  }

  #forgetExcess() {
    let bytes = 0
    for (const entry of this.#entries.values()) bytes += entry.bytes
    for (const [key, entry] of this.#entries) {
      if (this.#entries.size <= this.#limits.entries && bytes <= this.#limits.bytes) return
      bytes -= entry.bytes
      this.#entries.delete(key)
    }
  }
}

/** A rough size in memory: texts are most of a document. */
function weigh({ values, blocks }: UnsavedDocument): number {
  let bytes = sizeOf(values)
  for (const block of blocks.values()) bytes += sizeOf(block)
  return bytes
}

/** Counted without serialising the document, which would cost time at each key press. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length * 2 + 16
  if (typeof value !== 'object' || value === null) return 16
  let bytes = 32
  for (const [name, part] of Object.entries(value)) bytes += name.length + sizeOf(part)
  return bytes
}

const KEY = Symbol.for('belvedere.unsaved-documents')
const global = globalThis as { [KEY]?: UnsavedStore }
global[KEY] ??= new UnsavedStore()

/** The documents of this process; Next may load this module several times. */
export const unsavedDocuments: UnsavedStore = global[KEY]
