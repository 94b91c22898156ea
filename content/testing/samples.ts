import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'

/** A WebM video of 16 × 16 pixels, shorter than a second. */
export const WEBM = Buffer.from(
  'GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQJChYECGFOAZ0CyFUmpZpoq17GDD0JARImIQJLAAAAAAABNgIFiV0GBYhZUrmuerpzXgQFzxYEBnIEAg4EBhoVWX1ZQOOCGsIEQuoEQH0O2devngQCjq4EAAIAwAgCdASoQABAABIcIhYWImYSIGAICdPRvPID+6eMzt9CvWX30xcCjnIEBkADRAQASEcAAGAzQ0b/7lHBIAP7Qc1yfojCjm4EDIACxAQASEcAAGAAwP/QMAMIA/tBzXJ+iMA==',
  'base64',
)

/** An MP4 video of the fixture: 1280 × 720 pixels, five seconds, H.264. */
export function mp4(): Buffer {
  return readFileSync(join(projectRoot(), 'e2e/fixture/films/press.mp4'))
}

export const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\nxref\n0 3\n0000000000 65535 f \n0000000009 00000 n \n0000000055 00000 n \ntrailer<</Size 3/Root 1 0 R>>\nstartxref\n104\n%%EOF\n',
)

/** An ISO media box, as in MP4 and AVIF files. */
export function box(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}
