import { type Block, block } from './records.ts'

const fixtures = import.meta.glob<Record<string, unknown>>('../../blocks/*/fixture.ts', {
  eager: true,
})

/** A block of a kind with one of its fixtures, some fields replaced. */
export function kindBlock(kind: string, id: string, fields: object = {}, name = 'full'): Block {
  const file = `blocks/${kind.replaceAll('_', '-')}/fixture.ts`
  const fixture = fixtures[`../../${file}`]?.[name]
  if (typeof fixture !== 'object')
    throw new Error(`A browser test shows "${name}" of ${file}, which is gone: use another kind.`)
  return block(kind, id, { ...fixture, ...fields })
}

/** A block with one link. */
export const leading = (id: string, to: string) =>
  kindBlock('banner_cta', id, { link: { id: 'l', label: `To ${to}`, to } })

/** A text block without a script. */
export const wordsBlock = (id: string) => kindBlock('intro', id)

/** A block with a large picture at the top of a page. */
export const heroBlock = (id: string) => kindBlock('hero', id)

/** Space between blocks: two of them are higher than the viewport. */
export const gap = (id: string, spacing = 480) =>
  kindBlock('spacer', id, { spacing, negative: false })

/** A block with a form. */
export const formBlock = (id: string) => kindBlock('contact_form', id)

/** A block with a behaviour, which also works without it. */
export const rowsBlock = (id: string) => kindBlock('accordion_5050', id)

/** More space than the viewport, so that the next block is not near yet. */
export const farGaps = () =>
  ['far-1', 'far-2', 'far-3', 'far-4', 'far-5', 'far-6'].map((id) => gap(id))

/** A block of every kind, with its full fixture. */
export function allKindBlocks(): Block[] {
  const kinds = Object.entries(fixtures).filter(([, { full }]) => full !== undefined)
  return kinds
    .filter(([file]) => !file.includes('/parts/'))
    .map(([file]) => {
      const kind = (file.split('/').at(-2) ?? '').replaceAll('-', '_')
      return kindBlock(kind, kind)
    })
}
