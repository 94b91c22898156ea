import type { Doc } from '../../payload/doc.ts'
import { readRecord } from '../records.ts'
import type { Fields } from './build.ts'

/**
 * Makes `videoFallbackImage` default to the poster of the video, which editors set once in the
 * media library.
 */
export function withVideoPoster(fields: Fields): Fields {
  const { video, videoFallbackImage: still } = fields
  if (!video || !still) return fields
  const resolve: typeof still.resolve = async (doc: Doc, args, context, info) => {
    const own = await still.resolve?.(doc, args, context, info)
    if (own) return own
    const film = await readRecord(context, 'media', doc.video)
    return readRecord(context, 'media', film?.poster)
  }
  return { ...fields, videoFallbackImage: { ...still, resolve } }
}
