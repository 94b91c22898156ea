import type { Page } from '../payload-types.ts'

type Block = NonNullable<Page['blocks']>[number]
type Known<Kind> = Extract<Block, { blockType: Kind }>
type Fields<Kind> = [Known<Kind>] extends [never]
  ? Record<string, unknown>
  : Omit<Known<Kind>, 'blockType'>

/** A block of a page. Its fields are type-checked as long as the model has the kind. */
export function block<Kind extends string>(
  blockType: Kind,
  fields: Partial<Fields<Kind>> = {},
): Block {
  // With the kind removed, only the test itself knows it.
  return { blockType, ...fields } as Block & Record<string, unknown>
}
