import type { ImportProblem, Outcome } from './import-outcome.ts'

const MAX_SHOWN = 100

/** The result of an import: the number of listings, or the problems by line and column. */
export function ImportResult({ outcome }: { outcome: Outcome | undefined }) {
  return <div role="status">{outcome && render(outcome)}</div>
}

function render(outcome: Outcome) {
  if ('problems' in outcome) return <Problems problems={outcome.problems} />
  return 'message' in outcome ? <p>{outcome.message}</p> : summary(outcome)
}

function summary({ created, updated }: { created: number; updated: number }) {
  return `Imported: ${created} new, ${updated} changed. Listings that are not published are drafts.`
}

function Problems({ problems }: { problems: ImportProblem[] }) {
  return (
    <>
      <h3>Fix these rows</h3>
      <p>Nothing was imported. Correct the file and choose it again.</p>
      <table>
        <thead>
          <tr>
            <th>Line</th>
            <th>Column</th>
            <th>What to do</th>
          </tr>
        </thead>
        <tbody>
          {problems.slice(0, MAX_SHOWN).map(({ line, field, message }) => (
            <tr key={`${line} ${field} ${message}`}>
              <td>{line}</td>
              <td>{field}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {problems.length > MAX_SHOWN && <p>And {problems.length - MAX_SHOWN} more.</p>}
    </>
  )
}
