import { pictureSource } from './picture-source.ts'
import type { Picture } from './responsive-image.ts'
import { runningAhead } from './running-ahead.ts'
import { findBase, type RequestedSize } from './sizes.ts'

/** Notes that a published page shows a picture in this size, which is made ahead of others. */
export function noteShown(doc: Picture, requested: RequestedSize | null | undefined): void {
  const ahead = runningAhead()
  const base = ahead && findBase(requested ?? {})
  const picture = base && pictureSource(doc, [base])
  if (picture) ahead.addPublished(picture)
}
