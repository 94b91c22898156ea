import { Link, useConfig } from '@payloadcms/ui'
import { useState } from 'react'

const PAGE = 100

/** A record that stays as it is: its page in the studio, if it has one, and the reason. */
type Named = { path: string; title: string; message: string }

type Props = { heading: string; advice: string; named: Named[] }

/** The records that stay as they are, each with the way to it and the reason. */
export function NamedList({ heading, advice, named }: Props) {
  const { admin } = useConfig().config.routes
  const [count, setCount] = useState(PAGE)
  const rest = named.length - count
  return (
    <div className="work-named">
      <h4>{heading}</h4>
      <p>{advice}</p>
      <ul>
        {named.slice(0, count).map(({ path, title, message }) => (
          <li key={`${path} ${title}`}>
            {path ? <Link href={`${admin}${path}`}>{title}</Link> : <span>{title}</span>}
            <small>{message}</small>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <button type="button" className="work-more" onClick={() => setCount(count + PAGE)}>
          Show more ({rest} left)
        </button>
      )}
    </div>
  )
}
