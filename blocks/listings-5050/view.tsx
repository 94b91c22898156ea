import { Button } from '@belvedere/ui/button.tsx'
import { classNames } from '@belvedere/ui/class-names.ts'
import { Eyebrow } from '@belvedere/ui/eyebrow.tsx'
import { Prose } from '@belvedere/ui/prose.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import { hasWords } from '@belvedere/ui/words.ts'
import type { BlockData } from '../kind.ts'
import { BlockTitle } from '../parts/text/block-title.tsx'
import { blockName } from '../parts/text/name.ts'
import type { fragment } from './fragment.ts'
import s from './listings-5050.module.css'
import { Row } from './row.tsx'

type Props = BlockData<typeof fragment>

/** Sticky text beside rows of links, usually to property categories. */
export function Listings5050(listings: Props) {
  const { text, link, left, place } = listings
  const { realEstate } = useWords().pages
  const rows = listings.links.flatMap((row) => (row.link ? [{ ...row, link: row.link }] : []))
  const hasText = [text?.eyebrow, text?.title, text?.text].some(hasWords) || link !== null
  if (rows.length === 0 && !hasText) return null

  return (
    <section
      className={classNames('block', left && s.left)}
      data-ground="sand"
      {...blockName(place, text ?? {}, realEstate)}
    >
      <div className={classNames('grid', s.row)}>
        {hasText && <TextColumn {...listings} />}
        {rows.length > 0 && (
          <ul className={classNames(s.list, !hasText && s.alone)} data-reveal="list">
            {rows.map((row) => (
              <li key={row.id}>
                <Row {...row} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

function TextColumn({ text, link, place }: Props) {
  return (
    <div className={s.words}>
      <Eyebrow text={text?.eyebrow} className={s.eyebrow} />
      <BlockTitle title={text?.title} place={place} className={s.title} />
      <Prose html={text?.text} />
      {link && (
        <Button to={link.to} label={link.label} backgroundAlt hasArrow className={s.button} />
      )}
    </div>
  )
}
