import { use } from 'react'
import { BrandContext } from './brand/context.ts'
import s from './wordmark.module.css'

/** The symbol that `<use>` refers to. It may have kilobytes, so it is in the document once. */
export function Shapes() {
  const { html } = use(BrandContext).wordmark
  return (
    <svg
      className="vh"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the content service
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

/** The wordmark in the current text colour; nothing while the site has no name. */
export function Wordmark() {
  const { width, height } = use(BrandContext).wordmark
  if (width === 0) return null

  return (
    <svg
      className={s.wordmark}
      viewBox={`0 0 ${width} ${height}`}
      fill="currentColor"
      aria-hidden="true"
    >
      <use href="#wordmark" />
    </svg>
  )
}
