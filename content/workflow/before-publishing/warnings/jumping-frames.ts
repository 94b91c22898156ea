import { frameNote } from '../../../media/frames/frame-note.ts'
import { mainPictureOf } from '../../../media/frames/main-picture.ts'
import type { Leaf } from '../leaves-of.ts'
import { keyOf, referencesOf } from '../references.ts'
import { type Check, warn } from './warning.ts'

/**
 * Pictures that cover another one, which their field names (`custom.covers`), but have another
 * frame.
 */
export const jumpingFrames: Check = (leaves, records) =>
  leaves.flatMap((leaf) => {
    const { covers, isCropped } = leaf.field.custom ?? {}
    if (typeof covers !== 'string') return []
    const main = mainPictureBeside(leaves, leaf, covers)
    const cover = { label: `${leaf.words.at(-1)}`, isCropped: isCropped === true }
    return referencesOf(leaf.field, leaf.value).flatMap((one) => {
      const frame = records.get(keyOf(one))?.file?.frame
      const mainFrame = main && records.get(keyOf(main))?.file?.frame
      const note = frame && mainFrame && frameNote(cover, frame, mainFrame)
      return note ? [warn(leaf, note)] : []
    })
  })

/**
 * The file of the main picture, which is a field or a media item beside the checked one. The poster
 * image of a video in the library is not among the records.
 */
function mainPictureBeside(leaves: readonly Leaf[], { path }: Leaf, covers: string) {
  const read = (...names: string[]) => {
    const wanted = [...path.slice(0, -1), covers, ...names].join()
    return leaves.find((leaf) => leaf.path.join() === wanted)?.value
  }
  const main = mainPictureOf({
    image: read() ?? read('image'),
    video: read('video'),
    videoUrl: read('videoUrl'),
    videoFallbackImage: read('videoFallbackImage'),
  })
  return main && 'picture' in main ? { collection: 'media', id: main.picture } : undefined
}
