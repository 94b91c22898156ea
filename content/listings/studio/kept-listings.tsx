import { Link, useConfig } from '@payloadcms/ui'
import { useState } from 'react'
import type { KeptListing } from '../imports/progress.ts'
import { keptAdvice } from './import-words.ts'

const PAGE = 100

/** The listings that were not taken back, each with the way to it and the reason. */
export function KeptListings({ kept }: { kept: KeptListing[] }) {
  const { admin } = useConfig().config.routes
  const [count, setCount] = useState(PAGE)
  const rest = kept.length - count
  return (
    <div className="sheet-kept">
      <h4>Not taken back</h4>
      <p>{keptAdvice(kept.length)}</p>
      <ul>
        {kept.slice(0, count).map(({ path, title, message }) => (
          <li key={`${path} ${title}`}>
            {path ? <Link href={`${admin}${path}`}>{title}</Link> : <span>{title}</span>}
            <small>{message}</small>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <button type="button" className="sheet-more" onClick={() => setCount(count + PAGE)}>
          Show more ({rest} left)
        </button>
      )}
    </div>
  )
}
