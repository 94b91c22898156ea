import { classNames } from '@belvedere/ui/class-names.ts'
import { OpenSign } from '@belvedere/ui/themes/slots/open-sign.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import { hasWords } from '@belvedere/ui/words.ts'
import type { BlockData } from '../kind.ts'
import { BlockTitle } from '../parts/text/block-title.tsx'
import { blockName } from '../parts/text/name.ts'
import type { fragment } from './fragment.ts'
import s from './weather-status.module.css'

/** One row with a name and whether it is open or closed. */
export function WeatherStatus({
  title,
  name,
  isOpen,
  lastUpdated,
  place,
}: BlockData<typeof fragment>) {
  const words = useWords().blocks
  if (!hasWords(name)) return null

  return (
    <section
      className={classNames('block block--flush', s.status)}
      {...blockName(place, { title }, words.openOrClosed)}
    >
      <div className="grid" data-reveal="list">
        <div className={s.row}>
          <BlockTitle title={title} place={place} className={s.title} />
          <p className={s.name}>{name}</p>
          <p className={s.state}>
            <OpenSign isOpen={Boolean(isOpen)} />
            {isOpen ? words.open : words.closed}
          </p>
          {hasWords(lastUpdated) && <p className={s.time}>{lastUpdated}</p>}
        </div>
      </div>
    </section>
  )
}
