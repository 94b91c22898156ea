import type { Outcome, Problem } from './import-outcome.ts'

const MOST_SHOWN = 100

/** How many listings came in, or every bad cell by its line and column. */
export function ImportResult({ outcome }: { outcome: Outcome | undefined }) {
  return <div role="status">{outcome && told(outcome)}</div>
}

function told(outcome: Outcome) {
  if ('problems' in outcome) return <Problems of={outcome.problems} />
  return 'sentence' in outcome ? <p>{outcome.sentence}</p> : counted(outcome)
}

function counted({ created, updated }: { created: number; updated: number }) {
  return `Imported: ${created} new, ${updated} changed. What is not published yet is a draft below.`
}

function Problems({ of: problems }: { of: Problem[] }) {
  return (
    <>
      <p>Nothing was imported. Mend these lines and choose the file again.</p>
      <table>
        <thead>
          <tr>
            <th>Line</th>
            <th>Column</th>
            <th>What to do</th>
          </tr>
        </thead>
        <tbody>
          {problems.slice(0, MOST_SHOWN).map(({ line, field, message }) => (
            <tr key={`${line} ${field} ${message}`}>
              <td>{line}</td>
              <td>{field}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {problems.length > MOST_SHOWN && <p>And {problems.length - MOST_SHOWN} more.</p>}
    </>
  )
}
