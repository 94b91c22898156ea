import type { Warning } from '../warnings/warning.ts'

type Props = { warnings: Warning[]; canPublish: boolean; onOpen: (path: string) => void }

/** What is worth a look before publishing, each with the way to its field. */
export function Warnings({ warnings, canPublish, onOpen }: Props) {
  if (warnings.length === 0) return null
  const count = warnings.length === 1 ? 'One thing' : `${warnings.length} things`
  return (
    <details className="before-publishing__warnings" open={warnings.length <= 3}>
      <summary>
        {count} to look at. {canPublish && 'You can publish all the same.'}
      </summary>
      <ul>
        {warnings.map(({ path, place, sentence }) => (
          <li key={`${path} ${sentence}`}>
            {path !== null && (
              <button type="button" onClick={() => onOpen(path)}>
                {place}
              </button>
            )}
            <p>{sentence}</p>
          </li>
        ))}
      </ul>
    </details>
  )
}
