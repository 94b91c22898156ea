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

/** A text block without a script. */
export const wordsBlock = (id: string) => block('intro', id, intro)

/** Space between blocks: two of them are higher than the viewport. */
export const gap = (id: string) => block('spacer', id, { ...spacer, spacing: 480, negative: false })

/** A block that is an island. */
export const formBlock = (id: string) => block('contact_form', id, form)

/** A block with a behaviour, which also works without it. */
export const rowsBlock = (id: string) => block('accordion_5050', id, accordion)

/** More space than the viewport, so that the next island does not hydrate yet. */
export const farGaps = () => ['far-1', 'far-2', 'far-3', 'far-4', 'far-5', 'far-6'].map(gap)
