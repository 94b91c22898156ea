import { formPath } from '@belvedere/kit/form-path.ts'
import { Link } from '@payloadcms/ui'
import { Moment } from '../../../studio/moment.tsx'
import { originOf, type Part, type ReadEntry, sentenceOf } from '../sentence.ts'

type Props = { entries: readonly ReadEntry[]; admin: string }

/** Entries as sentences, which link to their records. */
export function AuditList({ entries, admin }: Props) {
  return (
    <ol className="audit__list">
      {entries.map((entry) => (
        <li key={entry.id}>
          <Moment iso={entry.at} />
          <p dir="auto">
            {sentenceOf(entry).map((part) => (
              <Piece
                key={JSON.stringify(part)}
                part={part}
                admin={admin}
                isLinked={isKept(entry)}
              />
            ))}
          </p>
          <small>{originOf(entry)}</small>
        </li>
      ))}
    </ol>
  )
}

/** A deleted record has no form any more. */
function isKept({ event }: ReadEntry) {
  return !['deleted', 'account-removed', 'token-removed'].includes(event)
}

function Piece({ part, admin, isLinked }: { part: Part; admin: string; isLinked: boolean }) {
  if (typeof part === 'string') return part
  if (!isLinked) return part.text
  return (
    <Link href={admin + formPath(part.record)} prefetch={false}>
      {part.text}
    </Link>
  )
}
