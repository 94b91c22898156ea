import { mimeOf } from '../../media/kinds.ts'
import { queue as pictures } from '../../media/queue.ts'
import type { Media } from '../../media/respond.ts'
import { sharp } from '../../media/sharp.ts'
import { transform } from '../../media/transform.ts'
import { type ShareFacts, versionOf } from './facts.ts'
import { shareQueue } from './make-share.ts'
import { HEIGHT, WIDTH } from './size.ts'

type Store = Pick<Media, 'originals' | 'variants'>

const SIZE = { fit: 'crop', w: WIDTH, h: HEIGHT, q: 75 } as const

/**
 * The picture of the page without drawing, in place of a share picture that cannot be drawn;
 * without a readable picture, a ground in the brand’s colour. Stored on disk, like drawn pictures.
 */
export async function makePlain(facts: ShareFacts, store: Store): Promise<Buffer<ArrayBuffer>> {
  const { body } = await store.variants.getOrCreate(`share plain ${versionOf(facts)}`, async () => {
    const body = await shareQueue.run(() => pictures.run(() => drawPlain(facts, store)))
    return { body, about: { type: mimeOf('jpeg') } }
  })
  return body
}

async function drawPlain({ picture, palette }: ShareFacts, { originals }: Store) {
  const original = picture && (await originals.find(picture.file).catch(() => undefined))
  const body =
    original && (await transform(original, SIZE, 'jpeg', picture.focus).catch(() => null))
  if (body) return body
  const create = { width: WIDTH, height: HEIGHT, channels: 3, background: palette.sand } as const
  return sharp({ create }).jpeg({ quality: SIZE.q, mozjpeg: true }).toBuffer()
}
