import { isObject } from '@belvedere/kit/json.ts'
import type { TextField } from 'payload'
import { isAnchor } from './anchor.ts'

/** The link text for an item in a list of links next to it. */
export function labelField(): TextField {
  return {
    name: 'label',
    label: 'Label',
    type: 'text',
    localized: true,
    admin: { description: 'Link text of one or two words. Leave empty to use the title.' },
  }
}

/** The URL fragment of an item. */
export function anchorField(): TextField {
  return {
    name: 'anchor',
    label: 'Anchor',
    type: 'text',
    validate: checkAnchor,
    admin: {
      placeholder: 'walk',
      description: 'For links to this place: “walk” makes it the page’s address followed by #walk.',
    },
  }
}

function checkAnchor(value: unknown, { data }: { data: unknown }) {
  if (!value) return true
  if (typeof value !== 'string' || !isAnchor(value)) {
    return 'Start with a letter and use lowercase letters, digits and single hyphens, for example “walk-the-plot”. Some words, like “main” and “menu”, are reserved.'
  }
  if (countIn(data, value) < 2) return true
  return `“${value}” is used twice on this page. Give each place its own anchor.`
}

/** The number of items on the page with this anchor. */
function countIn(page: unknown, anchor: string): number {
  const rows = listIn(page, 'blocks').flatMap((block) => listIn(block, 'items'))
  return rows.filter((row) => isObject(row) && row.anchor === anchor).length
}

function listIn(value: unknown, name: string): unknown[] {
  const list = isObject(value) ? value[name] : undefined
  return Array.isArray(list) ? list : []
}
