import type { Page } from '@belvedere/content/payload-types.ts'
import type { CopyBlock, CopyLink } from './copy.ts'
import { type Ids, pageId, pictureId } from './ids.ts'

type PageBlock = NonNullable<Page['blocks']>[number]

/** A link as the model keeps it. */
export function linkOf({ label, to }: CopyLink, ids: Ids) {
  const isPage = /^\/[a-z0-9-]+$/.test(to)
  return isPage
    ? { label, target: 'page' as const, page: pageId(ids, to) }
    : { label, target: 'url' as const, url: to }
}

/** A menu: one row for each link. */
export function linksOf(links: CopyLink[], ids: Ids) {
  return links.map((link) => ({ link: linkOf(link, ids) }))
}

/** A block of the copy as a block of the model. Payload checks the result when it is published. */
export function blockOf(copied: CopyBlock, ids: Ids): PageBlock {
  const { type, media, images, link, background, ...own } = copied
  const block = {
    ...own,
    blockType: type,
    ...(media && { media: { image: pictureId(ids, media) } }),
    ...(images && { images: images.map((name) => pictureId(ids, name)) }),
    ...(link && { link: linkOf(link, ids) }),
    ...(background && { customize: { background: { color: { hex: background } } } }),
  }
  return block as PageBlock
}
