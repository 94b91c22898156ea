import { useWords } from '@belvedere/ui/use-words.ts'
import s from './listing.module.css'
import type { Listing } from './listing.ts'
import { formatArea, formatCount } from './numbers.ts'

type Props = Pick<Listing, 'bedrooms' | 'bathrooms' | 'area' | 'squareFootage' | 'locale'>

/** Bedrooms, bathrooms and area in one row. Missing facts are left out. */
export function ListingFacts({ bedrooms, bathrooms, ...measures }: Props) {
  const words = useWords().listing
  const { metric, imperial } = formatArea(measures)
  if ([bedrooms, bathrooms, metric, imperial].every((fact) => fact === null)) return null

  return (
    <dl className={s.facts}>
      <Count name={words.bedrooms} count={bedrooms} locale={measures.locale} />
      <Count name={words.bathrooms} count={bathrooms} locale={measures.locale} />
      {(metric ?? imperial) && (
        <div>
          <dt className="vh">{words.area}</dt>
          <dd>
            <span className="num">{metric ?? imperial}</span>
            {metric && imperial && <span className={s.alternative}> {imperial}</span>}
          </dd>
        </div>
      )}
    </dl>
  )
}

function Count({ name, count, locale }: { name: string; count: number | null; locale: string }) {
  if (count === null) return null

  return (
    <div className={s.count}>
      <dt>{name}</dt>
      <dd className="num">{formatCount(count, locale)}</dd>
    </div>
  )
}
