import { Button } from '@belvedere/ui/button.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import type { Settings } from '../../content/settings.ts'
import { COOKIES } from '../element-ids.ts'
import { type ChosenTags, questionOf, tagNames } from '../tags.ts'
import s from './cookies.module.css'

type Links = NonNullable<Settings['global']>['secondaryMenu']
type Props = {
  isOn: boolean
  /** An editor has switched the banner off; false also if the settings cannot be read. */
  isOff: boolean
  /** The tags that consent loads. */
  tags: ChosenTags
  secondaryMenu: Links
}

/**
 * The cookie banner in its live region. `data-asked` tells scripts which question consent answers;
 * without a question, no consent counts.
 */
export function Cookies({ isOn, isOff, tags, secondaryMenu }: Props) {
  return (
    <div
      id={COOKIES}
      aria-live="polite"
      data-off={isOff ? '' : undefined}
      data-asked={isOn ? questionOf(tags) : undefined}
    >
      {isOn && <Banner names={tagNames(tags)} secondaryMenu={secondaryMenu} />}
    </div>
  )
}

/**
 * The bar with the question and two equally prominent buttons, of which the first one accepts. It is
 * hidden until a script shows it. The details are folded; where accepting loads third-party tags they
 * are open, because consent needs to name what it is for.
 */
function Banner({ names, secondaryMenu }: { names: readonly string[]; secondaryMenu: Links }) {
  const { name, title, text, loads, accept, decline } = useWords().cookies
  return (
    <section className={s.cookies} aria-label={name} tabIndex={-1} hidden>
      <details className={s.question} open={names.length > 0}>
        <summary>{title}</summary>
        <p className={s.text}>
          {text} {names.length > 0 && `${loads} ${names.join(', ')}. `}
          <More links={secondaryMenu} />
        </p>
      </details>
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
  return more && link && <a href={link.to}>{more}</a>
}
