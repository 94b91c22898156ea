import copy from '../../../demo/copy.json' with { type: 'json' }

type Hour = { text: { eyebrow: string; title: string } }

const isHours = (links: unknown): links is Hour[] => Array.isArray(links)

/** The time of an hour of the day (“Swim”), as the page about the lagoon has it. */
export function timeOf(title: string): string {
  const page = copy.pages.find(({ slug }) => slug === 'lagoon')
  const block = page?.blocks.find(({ type }) => type === 'accordion_5050')
  const links = block && 'links' in block ? block.links : undefined
  const hour = isHours(links) ? links.find(({ text }) => text.title === title) : undefined
  if (!hour) throw new Error(`The page about the lagoon has no hour “${title}”.`)
  return hour.text.eyebrow
}
