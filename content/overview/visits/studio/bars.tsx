import { useId } from 'react'
import type { SpanCounts } from '../read-report.ts'

type Props = { title: string; spans: readonly SpanCounts[]; of: 'views' | 'visits' | 'enquiries' }

const HEIGHT = 100

/**
 * A chart with a bar for each day or month. The chart is visual only; the table has all its
 * numbers.
 */
export function Bars({ title, spans, of }: Props) {
  const id = useId()
  const most = Math.max(1, ...spans.map((span) => span[of]))
  return (
    <section className="visits__chart" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="visits__bars" aria-hidden="true">
        <span>{most.toLocaleString('en-GB')}</span>
        <svg
          viewBox={`0 0 ${spans.length} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {spans.map(({ from, label, [of]: count }, i) => {
            const height = (count / most) * HEIGHT
            return (
              <rect key={from} x={i + 0.1} y={HEIGHT - height} width={0.8} height={height}>
                <title>{`${label}: ${count.toLocaleString('en-GB')}`}</title>
              </rect>
            )
          })}
        </svg>
      </div>
      <p className="visits__ends" aria-hidden="true">
        <span>{spans[0]?.label}</span>
        <span>{spans.at(-1)?.label}</span>
      </p>
      <details>
        <summary>As a table</summary>
        <table>
          <caption className="visits__hidden">{title}</caption>
          <tbody>
            {spans.map(({ from, label, [of]: count }) => (
              <tr key={from}>
                <th scope="row">{label}</th>
                <td>{count.toLocaleString('en-GB')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}
