import s from './wordmark.module.css'
import { wordmarkSymbol } from './wordmark-symbol.ts'

/** The symbol that `<use>` refers to. It has three kilobytes, so it is in the document once. */
export function Shapes() {
  return (
    <svg
      className="vh"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, without user input
      dangerouslySetInnerHTML={{ __html: wordmarkSymbol }}
    />
  )
}

/** The wordmark in the current text colour, its suns in the accent colour. */
export function Wordmark() {
  return (
    <svg className={s.wordmark} viewBox="0 0 602.5 64" fill="currentColor" aria-hidden="true">
      <use href="#wordmark" />
    </svg>
  )
}
