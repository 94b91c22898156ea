/** The purpose for which a file is read. */
export type Kind =
  | 'drawing'
  | 'picture'
  | 'heic'
  | 'film'
  | 'document'
  | 'font'
  | 'model'
  | 'wordmark'
  | 'measures'
  | 'typeface'
  | 'sheet'

/** The memory of a process in megabytes: for objects of JavaScript, and in all. */
export type Memory = { heapMB: number; inAllMB: number }

/** The limits for reading a file, and the advice to the editor about one that exceeds them. */
export type Limits = {
  memory: Memory
  seconds: number
  answerMB: number
  /** Only one file of this kind is read at once: it may take a core and a gigabyte. */
  isHeavy?: boolean
  advice: string
}

/** Enough for a photograph of 50 megapixels in any format. */
const LIGHT = { memory: { heapMB: 256, inAllMB: 1024 }, seconds: 30, answerMB: 2 }

/** Enough for a workbook of 60 MB, and for a model with 300 MB of numbers. */
const HEAVY = { memory: { heapMB: 768, inAllMB: 1536 } }

const DRAWING: Limits = {
  ...LIGHT,
  advice: 'Please export it with fewer and simpler shapes, or as PNG.',
}
const FONT: Limits = { ...LIGHT, advice: 'Please export it as WOFF2 again, for Latin text.' }

/**
 * The times are at least ten times those that the largest honest files take on a free core: photographs
 * and workbooks 2 s, a model of 70,000 triangles 3 s, one of 500 houses 10 s.
 */
export const LIMITS: Record<Kind, Limits> = {
  drawing: DRAWING,
  wordmark: DRAWING,
  picture: { ...LIGHT, seconds: 60, advice: 'Please scale it down, or save it as JPEG.' },
  // Decoded in WebAssembly, four bytes a pixel, twice; its JPEG is the answer.
  heic: {
    memory: { heapMB: 256, inAllMB: 1536 },
    seconds: 180,
    answerMB: 48,
    isHeavy: true,
    advice: 'Please scale it down, or save it as JPEG.',
  },
  film: { ...LIGHT, advice: 'Please export it as MP4 (H.264) again.' },
  document: { ...LIGHT, advice: 'Please export the PDF again.' },
  font: FONT,
  measures: FONT,
  typeface: { ...FONT, answerMB: 32 },
  sheet: {
    ...HEAVY,
    seconds: 60,
    answerMB: 64,
    advice: 'Copy the rows into a new workbook, or split it into several files.',
  },
  model: {
    ...HEAVY,
    seconds: 180,
    answerMB: 48,
    isHeavy: true,
    advice: 'Please export it with fewer triangles or smaller pictures.',
  },
}
