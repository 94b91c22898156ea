import { randomUUID } from 'node:crypto'
import { box, HEIC } from '@belvedere/content/testing/samples.ts'

export { movingWebp } from '@belvedere/content/testing/animation.ts'

/**
 * A photograph of a phone (HEIC) that is in no library yet: decoders ignore a box that they do not
 * know.
 */
export const newPhotograph = (): Buffer =>
  Buffer.concat([HEIC, box('free', Buffer.from(randomUUID()))])
