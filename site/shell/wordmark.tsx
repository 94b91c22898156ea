import s from './wordmark.module.css'
import { wordmarkSymbol } from './wordmark-symbol.ts'

const shapesId = 'shapes'

/**
 * The outline is three kilobytes, so it is in the document once and never in the browser's code:
 * there it is read back from the document.
 */
const shapes = import.meta.env.SSR
  ? wordmarkSymbol
  : (document.getElementById(shapesId)?.innerHTML ?? '')

/** Holds the outlines that `<use>` refers to; once per document, before them. */
export function Shapes() {
  return (
    <svg
      id={shapesId}
      className="vh"
      aria-hidden="true"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, no foreign words in it
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  )
}

/** The wordmark in the colour of its surroundings, its suns in the accent. */
export function Wordmark() {
  return (
    <svg className={s.wordmark} viewBox="0 0 602.5 64" fill="currentColor" aria-hidden="true">
      <use href="#wordmark" />
    </svg>
  )
}
