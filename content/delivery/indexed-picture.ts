import type { Picture } from '../media/responsive-image.ts'
import { asText, type Doc } from '../payload/doc.ts'

/** The picture in a row. PostgreSQL answers numbers that may have decimals as texts. */
export function pictureOf({ filename, mimeType, ...row }: Doc): Picture {
  return {
    filename: asText(filename) ?? null,
    mimeType: asText(mimeType) ?? null,
    width: numberIn(row.width),
    height: numberIn(row.height),
    focalX: numberIn(row.focalX),
    focalY: numberIn(row.focalY),
  }
}

function numberIn(value: unknown): number | null {
  return value === null || value === undefined ? null : Number(value)
}
