import { hasWords } from '@belvedere/ui/words.ts'
import type { Country } from './countries.ts'
import { NO_TIME } from './flight-time.ts'
import s from './globe.module.css'
import { coordinatesOf } from './places.ts'

type Props = { title: string | null; countries: Country[] }

/** Flight times by country. */
export function Airports({ title, countries }: Props) {
  const Name = hasWords(title) ? 'h4' : 'h3'
  return (
    <>
      {hasWords(title) && <h3 className={s.subtitle}>{title}</h3>}
      <ul className={s.countries} data-reveal="list">
        {countries.map(({ id, country, flag, items }) => (
          <li key={id} className={s.country}>
            <Name className={s.name}>
              <Flag flag={flag} />
              <span>{country}</span>
            </Name>
            <Flights airports={items} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Decorative: the country's name is next to it. */
function Flag({ flag }: { flag: Country['flag'] }) {
  const picture = flag?.responsiveImage
  if (!picture) return null

  const { src, width, height } = picture
  return <img className={s.flag} alt="" {...{ src, width, height }} loading="lazy" />
}

function Flights({ airports }: { airports: Country['items'] }) {
  return (
    <dl className={s.flights}>
      {airports.map((airport) => (
        <div key={airport.id} className={s.flight} data-airport={coordinatesOf(airport)}>
          <dt>{airport.title}</dt>
          <dd className={s.time}>{hasWords(airport.time) ? airport.time : NO_TIME}</dd>
        </div>
      ))}
    </dl>
  )
}
