import { full as accordion } from '@belvedere/blocks/accordion-5050/fixture.ts'
import { full as bannerCta } from '@belvedere/blocks/banner-cta/fixture.ts'
import { full as form } from '@belvedere/blocks/contact-form/fixture.ts'
import { full as intro } from '@belvedere/blocks/intro/fixture.ts'
import { full as spacer } from '@belvedere/blocks/spacer/fixture.ts'
import { block } from './fake-content.ts'

/** A block with one link. */
export function leading(id: string, to: string) {
  return block('banner_cta', id, { ...bannerCta, link: { id: 'l', label: `To ${to}`, to } })
}

/** Words, and nothing that needs a script. */
export const wordsBlock = (id: string) => block('intro', id, intro)

/** Room between blocks: two of them are more than a view. */
export const gap = (id: string) => block('spacer', id, { ...spacer, spacing: 480, negative: false })

/** An island. */
export const formBlock = (id: string) => block('contact_form', id, form)

/** A block whose behaviour is a script of its own, and which works without it. */
export const rowsBlock = (id: string) => block('accordion_5050', id, accordion)

/** More than a view of room, so that what follows is out of an island's reach. */
export const farGaps = () => ['far-1', 'far-2', 'far-3', 'far-4', 'far-5', 'far-6'].map(gap)
