import { DESCRIPTION, type MeasureText, TITLE } from './cut-text.ts'
import type { FoundView } from './view.ts'

type Texts = Pick<FoundView, 'title' | 'description' | 'address' | 'isHidden'>
type Measures = { title: MeasureText; description: MeasureText }

/** Shorter descriptions leave most of their two lines empty; in pixels. */
const SHORT = DESCRIPTION.width / 4

/** Possible improvements for an editor, each as a sentence; none if there are none. */
export function hintsFor(
  { title, description, address, isHidden }: Texts,
  measure: Measures,
): string[] {
  if (isHidden) return ['Hidden: search engines leave this page out.']
  return [
    ...(address === null
      ? ['This page has no address yet: it needs a slug and its category.']
      : []),
    ...titleHints(title, measure.title),
    ...descriptionHints(description, measure.description),
  ]
}

function titleHints(title: string, measure: MeasureText) {
  if (!title.trim()) return ['Without a title, search engines make one up.']
  const width = measure(title)
  if (width <= TITLE.width) return []
  return [`The title is ${over(width, TITLE.width)} too long: its end is cut off.`]
}

function descriptionHints(description: string | null, measure: MeasureText) {
  if (!description) return ['Without a description, search engines show a piece of the page.']
  const width = measure(description)
  if (width < SHORT) return ['The description is short: there is room for two lines.']
  if (width <= DESCRIPTION.width) return []
  return [`The description is ${over(width, DESCRIPTION.width)} too long: its end is cut off.`]
}

function over(width: number, room: number) {
  return `${Math.max(1, Math.round((width / room - 1) * 100))} %`
}
