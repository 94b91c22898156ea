import type { Family } from './kinds.ts'

export const MEGABYTE = 1024 * 1024

/** Maximum size of an upload in megabytes. A photograph of 50 megapixels stays below it. */
export const MAX_MEGABYTES: Record<Family, number> = {
  picture: 30,
  film: 120,
  document: 40,
  model: 20,
  font: 1,
}

/** The reason why a file of this size, in bytes, cannot be uploaded; undefined if it can. */
export function sizeFlaw(family: Family, size: number, name: string): string | undefined {
  if (size === 0) return `"${name}" is empty. Please choose it again.`
  if (size <= MAX_MEGABYTES[family] * MEGABYTE) return undefined
  const weight = Math.ceil(size / MEGABYTE)
  return `"${name}" is ${weight} MB: it is larger than ${MAX_MEGABYTES[family]} MB, the limit for ${WITH_ARTICLE[family]}. Please reduce its size and upload it again.`
}

const WITH_ARTICLE: Record<Family, string> = {
  picture: 'a picture',
  film: 'a film',
  document: 'a PDF',
  model: 'a model',
  font: 'a font',
}
