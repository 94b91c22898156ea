import { withUnit } from '@belvedere/kit/facts/say-facts.ts'
import s from './listing.module.css'
import type { Listing } from './listing.ts'

type Fact = Listing['facts'][number]

/** The facts of a card in one row, in the order of the owner. */
export function ListingFacts({ facts }: Pick<Listing, 'facts'>) {
  if (facts.length === 0) return null

  return (
    <dl className={s.facts}>
      {facts.map((fact) => (
        <Row key={fact.key} fact={fact} />
      ))}
    </dl>
  )
}

/** The name of a fact, and its value. */
function Row({ fact }: { fact: Fact }) {
  const { key, kind, label, unit, also } = fact
  const value = withUnit(fact)
  // The size of a house needs no name.
  if (key === 'area') {
    return (
      <div>
        <dt className="vh">{label}</dt>
        <dd>
          <span className="num">{value}</span>
          {also && <span className={s.alternative}> {also}</span>}
        </dd>
      </div>
    )
  }
  // The number of a thing stands before it, as in “5 Bedrooms”.
  const isCount = kind === 'number' && !unit
  return (
    <div className={isCount ? s.count : s.named}>
      <dt>{label}</dt>
      <dd className="num">{value}</dd>
    </div>
  )
}
