const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')

/** Letters and symbols of western European languages, with typographic punctuation. */
export const GLYPHS = [
  range(0x20, 0x7e),
  range(0xa0, 0xff),
  'ıŒœŠšŸŽžˆ˚˜',
  range(0x2010, 0x2015),
  '‘’‚“”„†‡•…‰′″‹›⁄€™−←↑→↓≈≠≤≥',
  '\u2009\u200a\u200b\u202f\u2060',
].join('')
