import { Anchor } from '@belvedere/ui/anchor.tsx'
import { classNames } from '@belvedere/ui/class-names.ts'
import { Display } from '@belvedere/ui/display.tsx'
import { ArrowIcon } from '@belvedere/ui/icons/arrow.tsx'
import { DownIcon } from '@belvedere/ui/icons/down.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import { hasWords } from '@belvedere/ui/words.ts'
import type { BlockData } from '../kind.ts'
import { BlockTitle } from '../parts/text/block-title.tsx'
import { blockName } from '../parts/text/name.ts'
import s from './downloads.module.css'
import type { fragment } from './fragment.ts'
import { type Row, rowsOf } from './rows.ts'

/** Downloads with their type and size. */
export function Downloads({ title, files, place }: BlockData<typeof fragment>) {
  const { blocks, locale } = useWords()
  const rows = rowsOf(files, locale)
  if (rows.length === 0) return null

  return (
    <section className="block" {...blockName(place, { title }, blocks.downloads)}>
      <div className={classNames('grid', s.rows)}>
        <BlockTitle title={title} place={place} className={s.title} />
        <ul className={s.list} data-reveal="list">
          {rows.map((row) => (
            <li key={row.id} className={s.item}>
              <File row={row} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function File({ row: { label, to, about, isFile } }: { row: Row }) {
  return (
    <Anchor to={to} className={s.row} {...(isFile && { download: true })}>
      <Display as="h3" title={label} className={s.name} />
      {hasWords(about) && <span className={s.about}>{about}</span>}
      {isFile ? <DownIcon className={s.down} /> : <ArrowIcon className={s.forth} />}
    </Anchor>
  )
}
