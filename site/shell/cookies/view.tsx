import { Button } from '@belvedere/ui/button.tsx'
import type { Settings } from '../../content/settings.ts'
import { useWords } from '../brand/context.ts'
import { COOKIES } from '../element-ids.ts'
import s from './cookies.module.css'

type Links = NonNullable<Settings['global']>['secondaryMenu']
type Props = {
  isOn: boolean
  /** An editor has switched the banner off; false also if the settings cannot be read. */
  isOff: boolean
  secondaryMenu: Links
}

/** The cookie banner in its live region. */
export function Cookies({ isOn, isOff, secondaryMenu }: Props) {
  return (
    <div id={COOKIES} aria-live="polite" data-off={isOff ? '' : undefined}>
      {isOn && <Banner secondaryMenu={secondaryMenu} />}
    </div>
  )
}

/** Hidden until a script shows it. Both answers have the same weight; the first one accepts. */
function Banner({ secondaryMenu }: Pick<Props, 'secondaryMenu'>) {
  const { name, title, text, accept, decline } = useWords().cookies
  return (
    <section className={s.cookies} aria-label={name} tabIndex={-1} hidden>
      <div>
        <p className="d4">{title}</p>
        <p className={s.text}>
          {text} <More links={secondaryMenu} />
        </p>
      </div>
      <div className={s.answers}>
        <Button label={accept} />
        <Button label={decline} />
      </div>
    </section>
  )
}

/** Links to the page about cookies, or else about privacy, if the footer has one. */
function More({ links }: { links: Links }) {
  const { more } = useWords().cookies
  const about = (subject: RegExp) => links.find(({ to }) => subject.test(to))
  const link = about(/cookie/i) ?? about(/privacy|data-protection/i)
  return link && <a href={link.to}>{more}</a>
}
