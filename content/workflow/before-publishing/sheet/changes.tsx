import { VERBS } from '../../../editing/versions/entry.ts'
import type { Change, Preview } from '../what-changes.ts'
import { Value } from './value.tsx'

type Props = { preview: Preview; onOpen: (path: string) => void }

/** The changes that publishing makes, field by field. */
export function Changes({ preview: { changes, more }, onOpen }: Props) {
  return (
    <ol className="before-publishing__changes">
      {changes.map((change) => (
        <li key={`${change.kind} ${change.path}`} data-kind={change.kind}>
          <Place change={change} onOpen={onOpen} />
          <Value {...change} />
        </li>
      ))}
      {more > 0 && <li>and {more} more</li>}
    </ol>
  )
}

function Place({
  change: { kind, path, place },
  onOpen,
}: { change: Change } & Pick<Props, 'onOpen'>) {
  const verb = VERBS[kind] && <strong>{VERBS[kind]}</strong>
  if (kind === 'removed') {
    return (
      <h3>
        {place} {verb}
      </h3>
    )
  }
  return (
    <h3>
      <button type="button" onClick={() => onOpen(path)}>
        {place}
      </button>{' '}
      {verb}
    </h3>
  )
}
