import { Blob, Face, Font, shape, Buffer as Text } from 'harfbuzzjs'

/** Shaped text: its width and its outlines, in units of the font size. */
type Shaped = { width: number; glyphs: { path: string; x: number; y: number }[] }

/**
 * A font that sets text as outlines, with kerning, ligatures and joined letters. Fonts are uploaded
 * by editors; the library runs as WebAssembly, which cannot reach beyond its own memory.
 */
export class Typeface {
  readonly #font: Font
  /** Font units per em. */
  readonly unitsPerEm: number

  /** A TrueType or OpenType font; throws for other bytes. */
  constructor(plain: Uint8Array) {
    const face = new Face(new Blob(plain))
    this.#font = new Font(face)
    this.unitsPerEm = face.upem
  }

  /** Whether the font has a glyph for every character. */
  has(text: string): boolean {
    return this.#shape(text).every(({ codepoint }) => codepoint !== 0)
  }

  set(text: string): Shaped {
    const scale = 1 / this.unitsPerEm
    let at = 0
    const glyphs = this.#shape(text).map(({ codepoint, xAdvance, xOffset, yOffset }) => {
      const glyph = {
        path: this.#font.glyphToPath(codepoint),
        x: (at + xOffset) * scale,
        y: yOffset * scale,
      }
      at += xAdvance
      return glyph
    })
    return { width: at * scale, glyphs }
  }

  #shape(text: string) {
    const buffer = new Text()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    shape(this.#font, buffer)
    const positions = buffer.getGlyphPositions()
    return buffer.getGlyphInfos().flatMap(({ codepoint }, index) => {
      const position = positions[index]
      return position ? [{ codepoint, ...position }] : []
    })
  }
}
