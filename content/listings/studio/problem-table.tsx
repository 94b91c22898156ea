import { useState } from 'react'
import { useArrival } from '../../long-work/studio/use-arrival.ts'
import type { ImportProblem } from '../problem.ts'

const PAGE = 100

/** The problems of a spreadsheet, by row and column, or of the whole file. */
export function ProblemTable({ problems }: { problems: ImportProblem[] }) {
  const heading = useArrival<HTMLHeadingElement>()
  const isWholeFile = problems.every(({ row }) => row === 0)
  if (isWholeFile) {
    return (
      <section className="sheet-problems">
        <h3 ref={heading} tabIndex={-1}>
          Nothing was imported
        </h3>
        {problems.map(({ message }) => (
          <p key={message}>{message}</p>
        ))}
      </section>
    )
  }
  return (
    <section className="sheet-problems">
      <h3 ref={heading} tabIndex={-1}>
        Fix these rows
      </h3>
      <p>Nothing was imported. Correct the sheet, save it and choose it again.</p>
      <ProblemRows problems={problems} />
    </section>
  )
}

/** Problems by row and column, a hundred at first. */
export function ProblemRows({ problems }: { problems: ImportProblem[] }) {
  const [count, setCount] = useState(PAGE)
  const rest = problems.length - count
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Column</th>
            <th scope="col">What to do</th>
          </tr>
        </thead>
        <tbody>
          {problems.slice(0, count).map(({ row, column, message }) => (
            <tr key={`${row} ${column} ${message}`}>
              <td data-label="Row">{row || '–'}</td>
              <td data-label="Column">{column || '–'}</td>
              <td data-label="What to do">{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 && (
        <button type="button" className="work-more" onClick={() => setCount(count + PAGE)}>
          Show more ({rest} left)
        </button>
      )}
    </>
  )
}
