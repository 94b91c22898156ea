import type { FormState } from 'payload'

const IN_BLOCKS = 'blocks.'

type Field = FormState[string]
/** From the index of a block to its new index. */
type Indexes = ReadonlyMap<number, number>

/** A form state with the blocks at these indexes only, numbered from 0. */
export function onlyBlocks(state: FormState, indexes: readonly number[]): FormState {
  const toShort = new Map(indexes.map((index, short) => [index, short]))
  const short: FormState = {}
  for (const path in state) {
    const field = state[path]
    const other = pathWith(toShort, path)
    if (field && other !== undefined) short[other] = fieldWith(toShort, field)
  }
  const { blocks } = state
  if (blocks) {
    const rows = indexes.flatMap((index) => blocks.rows?.[index] ?? [])
    short.blocks = fieldWith(toShort, { ...blocks, rows, value: indexes.length })
  }
  return short
}

/**
 * The fields of a state that `onlyBlocks` made, with the original indexes of their blocks. It
 * leaves out the list of blocks itself, and rendered components, which contain the short path.
 */
export function backInPlace(short: FormState, indexes: readonly number[]): FormState {
  const toLong = new Map(indexes.map((index, at) => [at, index]))
  const state: FormState = {}
  for (const path in short) {
    const field = short[path]
    const other = pathWith(toLong, path)
    if (!field || path === 'blocks' || other === undefined) continue
    state[other] = isInBlocks(path) ? withoutComponents(fieldWith(toLong, field)) : field
  }
  return state
}

const isInBlocks = (path: string) => path.startsWith(IN_BLOCKS)

/** The path with the other index of its block; undefined if the block has none. */
function pathWith(indexes: Indexes, path: string): string | undefined {
  if (!isInBlocks(path)) return path
  const end = path.indexOf('.', IN_BLOCKS.length)
  const [from, rest] = end < 0 ? [path.length, ''] : [end, path.slice(end)]
  const index = indexes.get(Number(path.slice(IN_BLOCKS.length, from)))
  return index === undefined ? undefined : `${IN_BLOCKS}${index}${rest}`
}

function fieldWith(indexes: Indexes, field: Field): Field {
  const rows = field.rows?.map((row) => renderedWith(indexes, row))
  return { ...renderedWith(indexes, field), ...(rows && { rows }) }
}

function renderedWith<Of extends { lastRenderedPath?: string }>(indexes: Indexes, of: Of): Of {
  const path = of.lastRenderedPath && pathWith(indexes, of.lastRenderedPath)
  return path ? { ...of, lastRenderedPath: path } : of
}

function withoutComponents({ customComponents, ...field }: Field): Field {
  const rows = field.rows?.map(({ customComponents: _, ...row }) => row)
  return { ...field, ...(rows && { rows }) }
}
