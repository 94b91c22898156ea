import type { Address } from '../../../editing/together/address.ts'
import { askPages } from './ask.ts'
import { pagesWords } from './summary-words.ts'
import { useAnswer } from './use-answer.ts'

/** The pages of the site that a publish changes; the site is asked while the dialog is open. */
export function Pages({ address, site }: { address: Address; site: string }) {
  const answer = useAnswer((signal) => askPages(address, signal))
  if (answer?.is === 'failed') return null
  if (!answer) return <p aria-busy>Asking the site which pages show this…</p>
  const { pages, more } = answer.part
  const addressed = pages.flatMap(({ path, title }) => (path === null ? [] : [{ path, title }]))
  return (
    <div className="before-publishing__pages" role="status">
      <p>{pagesWords(answer.part)}</p>
      {addressed.length > 0 && (
        <details>
          <summary>Which?</summary>
          <ul>
            {addressed.map(({ path, title }) => (
              <li key={path}>
                <a href={site + path} target="_blank" rel="noreferrer">
                  {title}
                </a>{' '}
                <span>{path}</span>
              </li>
            ))}
            {more > 0 && <li>and {more} more</li>}
          </ul>
        </details>
      )}
    </div>
  )
}
