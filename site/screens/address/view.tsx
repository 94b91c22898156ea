import { isLong } from '@belvedere/blocks/parts/text/is-long.ts'
import { Anchor } from '@belvedere/ui/anchor.tsx'
import { Display } from '@belvedere/ui/display.tsx'
import { Eyebrow } from '@belvedere/ui/eyebrow.tsx'
import { Text } from '@belvedere/ui/text.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import s from './address.module.css'
import { mapServices, type Spot } from './map-services.ts'

type Props = {
  eyebrow: string | null
  title: string
  subtitle: string | null
  spot: Spot
}

/** The map of a property that has no plan: its address, and links to map services. */
export function AddressScreen({ eyebrow, title, subtitle, spot }: Props) {
  const words = useWords().map
  return (
    <section
      className={`block ${s.screen}`}
      data-opening=""
      data-header="black"
      aria-labelledby="address-title"
    >
      <div className={`grid ${s.body}`}>
        <div className={s.head}>
          <Eyebrow text={eyebrow} />
          <Display
            as="h1"
            id="address-title"
            title={title}
            isLong={isLong(title)}
            className={s.title}
          />
          <Text text={subtitle} />
        </div>
        <div className={s.place}>
          <address>
            <Text text={spot.address} className={s.address} />
          </address>
          <p className={`small ${s.openIn}`} id="map-services">
            {words.openIn}
          </p>
          <ul className={s.services} aria-labelledby="map-services">
            {mapServices(spot).map(({ name, to }) => (
              <li key={to}>
                <Anchor to={to} className={s.service}>
                  {name}
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
