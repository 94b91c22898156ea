import { responsiveImage } from '../../media/responsive-image.ts'
import type { Doc } from '../../payload/doc.ts'
import { iconTags } from '../brand/icon-tags.ts'
import type { DeliveryContext } from '../context.ts'
import { readRecord } from '../records.ts'
import { link, type Tag } from './tag.ts'

/** The link tags of the icons: of the chosen picture, else made from its SVG or the mark. */
export async function faviconMetaTags(context: DeliveryContext, site: Doc): Promise<Tag[]> {
  const file = await readRecord(context, 'media', site.favicon)
  if (!file || file.mimeType === 'image/svg+xml') return iconTags(context, site)
  return [...rasterIcon(file), ...touchIcon(file)]
}

/** Without `type`, because the served format depends on the browser’s Accept header. */
function rasterIcon(file: Doc): Tag[] {
  const icon = responsiveImage(file, { fit: 'max', w: 200, h: 100 })
  if (!icon) return []
  return [link({ rel: 'icon', sizes: `${icon.width}x${icon.height}`, href: icon.src })]
}

function touchIcon(file: Doc): Tag[] {
  const icon = responsiveImage(file, { fit: 'max', w: 500, h: 500 })
  return icon ? [link({ rel: 'apple-touch-icon', href: icon.src })] : []
}
