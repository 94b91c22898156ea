import { Button } from '@belvedere/ui/button.tsx'
import type { Settings } from '../../content/settings.ts'
import { COOKIES } from '../places.ts'
import { words } from '../words.ts'
import s from './cookies.module.css'

type Links = NonNullable<Settings['global']>['secondaryMenu']
type Props = {
  isOn: boolean
  /** An editor has switched the question off; else nobody knows. */
  isOff: boolean
  secondaryMenu: Links
}

/** Where cookies are asked about, beside the page, which goes on as it is. */
export function Cookies({ isOn, isOff, secondaryMenu }: Props) {
  return (
    <div id={COOKIES} aria-live="polite" data-off={isOff ? '' : undefined}>
      {isOn && <Question secondaryMenu={secondaryMenu} />}
    </div>
  )
}

/** Hidden until its time comes. Both answers weigh the same; the first one is the yes. */
function Question({ secondaryMenu }: Pick<Props, 'secondaryMenu'>) {
  const { title, text, accept, decline } = words.cookies
  return (
    <section className={s.cookies} aria-label={words.cookies.name} tabIndex={-1} hidden>
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

/** Leads to the page about cookies, or about privacy, among the small print. */
function More({ links }: { links: Links }) {
  const about = (subject: RegExp) => links.find(({ to }) => subject.test(to))
  const link = about(/cookie/i) ?? about(/privacy|data-protection/i)
  return link && <a href={link.to}>{words.cookies.more}</a>
}
