import type { TextField } from 'payload'
import { isAnchor } from './anchor.ts'

/** The words that lead to an item, in the list beside it. */
export function labelField(): TextField {
  return {
    name: 'label',
    label: 'Label',
    type: 'text',
    localized: true,
    admin: { description: 'One or two words that lead here. Leave empty to use the title.' },
  }
}

/** The name by which addresses lead to an item. */
export function anchorField(): TextField {
  return {
    name: 'anchor',
    label: 'Anchor',
    type: 'text',
    validate: checkAnchor,
    admin: {
      placeholder: 'walk',
      description:
        'Only for links to this very place: with “walk” it is the page’s address and #walk.',
    },
  }
}

function checkAnchor(value: unknown, { data }: { data: unknown }) {
  if (!value) return true
  if (typeof value !== 'string' || !isAnchor(value)) {
    return 'Use small letters, digits and single dashes, beginning with a letter, for example “walk-the-plot”. A few words, like “main” and “menu”, belong to the page itself.'
  }
  if (countIn(data, value) < 2) return true
  return `“${value}” is used twice on this page. Give each place an anchor of its own.`
}

/** How many items on the page have this anchor. */
function countIn(page: unknown, anchor: string): number {
  const rows = listIn(page, 'blocks').flatMap((block) => listIn(block, 'items'))
  return rows.filter((row) => isObject(row) && row.anchor === anchor).length
}

function listIn(value: unknown, name: string): unknown[] {
  const list = isObject(value) ? value[name] : undefined
  return Array.isArray(list) ? list : []
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
