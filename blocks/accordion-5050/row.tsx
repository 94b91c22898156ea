import { Display } from '@belvedere/ui/display.tsx'
import { PlusIcon } from '@belvedere/ui/icons/plus.tsx'
import { Prose } from '@belvedere/ui/prose.tsx'
import { TextLink } from '@belvedere/ui/text-link.tsx'
import { hasWords } from '@belvedere/ui/words.ts'
import { isLong } from '../parts/text/is-long.ts'
import s from './accordion-5050.module.css'
import type { Row } from './rows.ts'

type Props = { row: Row; group: string; isOpen: boolean }

/** One row. The shared `name` makes rows of a group close each other without JavaScript. */
export function AccordionRow({ row: { title, text, link, shows }, group, isOpen }: Props) {
  const eyebrow = text?.eyebrow
  return (
    <details className={s.row} name={group} open={isOpen} data-shows={shows}>
      <summary className={s.summary}>
        {hasWords(eyebrow) && eyebrow !== title && <span className={s.eyebrow}>{eyebrow}</span>}
        <Display as="h2" title={title} isLong={isLong(title)} className={s.title} />
        <PlusIcon className={s.plus} />
      </summary>
      {(hasWords(text?.text) || link) && (
        <div className={s.panel}>
          <Prose html={text?.text} />
          {link && <TextLink to={link.to} label={link.label} />}
        </div>
      )}
    </details>
  )
}
