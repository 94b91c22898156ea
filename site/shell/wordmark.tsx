import s from './wordmark.module.css'
import { wordmarkSymbol } from './wordmark-symbol.ts'

/** Holds the outline that `<use>` refers to: three kilobytes, so once per document, before them. */
export function Shapes() {
  return (
    <svg
      className="vh"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, no foreign words in it
      dangerouslySetInnerHTML={{ __html: wordmarkSymbol }}
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
