/** What a file is read for. */
export type Kind =
  | 'drawing'
  | 'picture'
  | 'film'
  | 'document'
  | 'font'
  | 'model'
  | 'wordmark'
  | 'measures'
  | 'sheet'

/** What reading a file may take, and what the editor can do about one that takes more. */
export type Limits = {
  seconds: number
  /** Objects of JavaScript, in megabytes. */
  heapMB: number
  /** All memory together, in megabytes. */
  memoryMB: number
  answerMB: number
  /** A file of this sort is read while no other one is: it may take a core and a gigabyte. */
  isHeavy?: boolean
  advice: string
}

const SMALL = { seconds: 20, heapMB: 256, memoryMB: 512, answerMB: 2 }

const DRAWING: Limits = {
  ...SMALL,
  advice: 'Please export it with fewer and simpler shapes, or as PNG.',
}
const FONT: Limits = { ...SMALL, advice: 'Please export it as WOFF2 again, for Latin text.' }

/**
 * Ten to a hundred times what the largest honest files need on a free core: a photograph of 50
 * megapixels takes 2 s, a workbook of 20,000 rows 2 s, a model of 500 houses 10 s.
 */
export const LIMITS: Record<Kind, Limits> = {
  drawing: DRAWING,
  wordmark: DRAWING,
  picture: {
    ...SMALL,
    seconds: 60,
    memoryMB: 1024,
    advice: 'Please scale it down, or save it as JPEG.',
  },
  film: { ...SMALL, seconds: 30, advice: 'Please export it as MP4 (H.264) again.' },
  document: { ...SMALL, advice: 'Please export the PDF again.' },
  font: FONT,
  measures: FONT,
  sheet: {
    seconds: 60,
    heapMB: 768,
    memoryMB: 1024,
    answerMB: 64,
    advice: 'Copy the rows into a new workbook, or split it into several files.',
  },
  model: {
    seconds: 180,
    heapMB: 768,
    memoryMB: 1536,
    answerMB: 48,
    isHeavy: true,
    advice: 'Please export it with fewer triangles or smaller pictures.',
  },
}
