import { OTHER } from '@belvedere/kit/visits/batch.ts'
import type { CSSProperties } from 'react'
import type { Named } from '../read-report.ts'

type Props = {
  title: string
  rows: readonly Named[]
  /** The unit of the numbers. */
  unit: string
  linkOf?: (name: string) => string | undefined
  sayName?: (name: string) => string
}

/** A table of names, highest count first, with a bar behind each. Nothing without rows. */
export function Ranking({ title, rows, unit, linkOf, sayName = sayOther }: Props) {
  const most = rows[0]?.count ?? 1
  if (rows.length === 0) return null
  return (
    <table className="visits__ranking">
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{unit}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, count }) => (
          <tr key={name} style={shareOf(count, most)}>
            <th scope="row">
              <Name name={sayName(name)} address={linkOf?.(name)} />
            </th>
            <td>{count.toLocaleString('en-GB')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The row of names that are counted together has the same name in all tables. */
export function sayOther(name: string): string {
  return name === OTHER ? 'All others' : name
}

function Name({ name, address }: { name: string; address: string | undefined }) {
  if (!address) return name
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {name}
    </a>
  )
}

function shareOf(count: number, most: number): CSSProperties {
  return Object.fromEntries([['--share', `${(100 * count) / most}%`]])
}
