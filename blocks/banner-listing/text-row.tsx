import { Anchor } from '@belvedere/ui/anchor.tsx'
import { Display } from '@belvedere/ui/display.tsx'
import { ArrowIcon } from '@belvedere/ui/icons/arrow.tsx'
import s from './banner-listing.module.css'
import type { ShownPanel } from './panels.ts'

/** A text row; used when no panel has a picture. */
export function TextRow({ title, to }: ShownPanel) {
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
