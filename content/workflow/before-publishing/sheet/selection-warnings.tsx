import { formPath } from '@belvedere/kit/form-path.ts'
import type { SelectionWarning } from '../what-selection-changes.ts'
import { warningsWords } from './summary-words.ts'

type Props = { warnings: SelectionWarning[]; admin: string }

/** The list shows this many warnings, and the number of the others. */
const MOST = 40

/** The warnings about the selected records, each with a link to its field. */
export function SelectionWarnings({ warnings, admin }: Props) {
  if (warnings.length === 0) return null
  const more = warnings.length - MOST
  return (
    <details className="selection-note__warnings" open={warnings.length <= 3}>
      <summary>{warningsWords(warnings)}</summary>
      <ul>
        {warnings.slice(0, MOST).map(({ record, title, path, place, sentence }) => (
          <li key={`${record} ${path} ${sentence}`}>
            <a href={admin + formPath(record, path ?? undefined)} target="_blank" rel="noreferrer">
              {place ? `${title} › ${place}` : title}
            </a>
            <p>{sentence}</p>
          </li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </ul>
    </details>
  )
}
