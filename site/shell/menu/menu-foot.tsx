import { Button } from '@belvedere/ui/button.tsx'
import { type RichTag, RichText } from '@belvedere/ui/rich-text.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import type { Settings } from '../../content/settings.ts'
import { telephoneAddress } from '../addresses.ts'
import s from './menu-foot.module.css'

type Entry = NonNullable<Settings['global']>['menuData'][number]

/** The address, and under or beside it the ways to get in touch. */
export function MenuFoot({ entries: [visit, talk] }: { entries: Entry[] }) {
  if (!visit && !talk) return null

  return (
    <div className={s.foot}>
      {visit && <Visit entry={visit} />}
      {talk && <Talk entry={talk} />}
    </div>
  )
}

function Visit({ entry: { title, address, map } }: { entry: Entry }) {
  const { maps } = useWords().labels
  return (
    <div className={s.visit}>
      <div>
        {title && <h2 className={s.title}>{title}</h2>}
        {address && <MenuAddress html={address} />}
      </div>
      {map && <Button to={map} label={maps} className={s.map} />}
    </div>
  )
}

function Talk({ entry: { title, mail, phone } }: { entry: Entry }) {
  return (
    <div className={s.talk}>
      {title && <h2 className={s.title}>{title}</h2>}
      {mail && (
        <p>
          <a href={`mailto:${mail}`}>{mail}</a>
        </p>
      )}
      {phone && (
        <p>
          <a className="num" href={telephoneAddress(phone)}>
            {phone}
          </a>
        </p>
      )}
    </div>
  )
}

/** An address consists of lines and perhaps a link. */
const ADDRESS_TAGS: RichTag[] = ['p', 'br', 'a', 'strong', 'em']

function MenuAddress({ html }: { html: string }) {
  return (
    <address>
      <RichText html={html} allow={ADDRESS_TAGS} />
    </address>
  )
}
