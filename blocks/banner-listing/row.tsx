import { Anchor } from '@belvedere/ui/anchor.tsx'
import { Display } from '@belvedere/ui/display.tsx'
import { ArrowIcon } from '@belvedere/ui/icons/arrow.tsx'
import s from './banner-listing.module.css'
import type { ShownSlat } from './slats.ts'

/** Where no slat has a picture they are rows of words. */
export function Row({ title, to }: ShownSlat) {
  const name = <Display as="p" title={title ?? ''} className={s.name} />
  return (
    <li className={s.line}>
      {to ? (
        <Anchor to={to} className={s.row}>
          {name}
          <ArrowIcon className={s.forth} />
        </Anchor>
      ) : (
        <div className={s.row}>{name}</div>
      )}
    </li>
  )
}
