import { Link } from '@payloadcms/ui'
import { Moment } from '../../../studio/moment.tsx'
import type { RecordRow } from '../read-rows-of.ts'

type Props = { rows: RecordRow[]; admin: string; isPublished?: boolean }

/** Records as rows: the title, the kind, the person and the time. Each links to its form. */
export function RecordList({ rows, admin, isPublished = false }: Props) {
  return (
    <ul className="property__rows">
      {rows.map((row) => (
        <li key={row.path}>
          <Link href={admin + row.path}>
            <strong>{row.title}</strong>
            <Moment iso={row.at} />
            <small>{(isPublished ? publishedWords(row) : draftWords(row)).join(' · ')}</small>
          </Link>
        </li>
      ))}
    </ul>
  )
}

const STATES = { draft: 'not public', changed: 'changed', published: 'published' }

function draftWords({ noun, state, by }: RecordRow): string[] {
  const words = by ? `${STATES[state]}, by ${by}` : STATES[state]
  return [noun, words].filter(Boolean)
}

function publishedWords({ noun, by, isTakenOff }: RecordRow): string[] {
  const action = isTakenOff ? 'taken off the site' : ''
  const words = [action, by && `by ${by}`].filter(Boolean).join(' ')
  return [noun, words].filter(Boolean)
}
