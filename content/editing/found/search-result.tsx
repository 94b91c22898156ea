import { cutText, DESCRIPTION, type MeasureText, TITLE } from '../../delivery/found/cut-text.ts'
import { hintsFor } from '../../delivery/found/hints.ts'
import type { FoundView } from '../../delivery/found/view.ts'

/** A character of this type is about as wide; only for the moment before the browser measures. */
const USUAL = 0.5

/** Measures texts in a font of the browser; on the server it estimates. */
function measureIn(font: string): MeasureText {
  let context: CanvasRenderingContext2D | null | undefined
  return (text) => {
    if (typeof document === 'undefined') return text.length * Number.parseInt(font, 10) * USUAL
    context ??= document.createElement('canvas').getContext('2d')
    if (!context) return text.length * Number.parseInt(font, 10) * USUAL
    context.font = font
    return context.measureText(text).width
  }
}

const measure = { title: measureIn(TITLE.font), description: measureIn(DESCRIPTION.font) }

/** The page as a search engine shows it, with what an editor may want to change. */
export function SearchResult({ view }: { view: FoundView }) {
  const { title, description, address, site, isHidden } = view
  const hints = hintsFor(view, measure)
  return (
    <figure className="found-result">
      <figcaption>In search results</figcaption>
      <div className="found-search" data-hidden={isHidden || undefined}>
        <p className="found-search__site">
          {site}
          <span>{crumbsOf(address)}</span>
        </p>
        <p className="found-search__title">
          {cutText(title, TITLE.width, measure.title) || 'No title'}
        </p>
        <p className="found-search__text">
          {description
            ? cutText(description, DESCRIPTION.width, measure.description)
            : 'No description'}
        </p>
      </div>
      <ul className="found-hints" aria-live="polite">
        {hints.length === 0 && <li data-fine>Title and description fit.</li>}
        {hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
    </figure>
  )
}

/** An address as search engines write it: `hotel.example › real-estate › villas`. */
function crumbsOf(address: string | null) {
  if (address === null) return 'No address yet'
  const { host, pathname } = new URL(address)
  return [host, ...pathname.split('/').filter(Boolean)].join(' › ')
}
