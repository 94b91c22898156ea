import type { MeasureText } from '../../delivery/found/cut-text.ts'

/** A character of this type is about as wide; only for the moment before the browser measures. */
const USUAL = 0.5

/** Measures texts in a font of the browser; on the server it estimates. */
export function measureIn(font: string): MeasureText {
  let context: CanvasRenderingContext2D | null | undefined
  return (text) => {
    if (typeof document === 'undefined') return text.length * Number.parseInt(font, 10) * USUAL
    context ??= document.createElement('canvas').getContext('2d')
    if (!context) return text.length * Number.parseInt(font, 10) * USUAL
    context.font = font
    return context.measureText(text).width
  }
}
