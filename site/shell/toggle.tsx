import { classNames } from '@belvedere/ui/class-names.ts'
import type { Ref } from 'react'
import s from './toggle.module.css'
import { words } from './words.ts'

export const menuId = 'menu'
export const footMenusId = 'foot-menus'
const nameId = 'menu-toggle-name'
const textId = 'menu-toggle-text'

type Props = { isOpen: boolean; onPress: () => void; ref: Ref<HTMLButtonElement> }

/**
 * Opens and closes the menu. The text says what it does next, the bars cross while it is open.
 * "Close" is no part of the name, so it is added then: a spoken command names what is seen.
 */
export function Toggle({ isOpen, onPress, ref }: Props) {
  return (
    <>
      <button
        type="button"
        ref={ref}
        className={classNames(s.toggle, s.button)}
        aria-label={words.menuToggle}
        aria-labelledby={isOpen ? `${nameId} ${textId}` : undefined}
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={onPress}
      >
        <Face text={isOpen ? words.close : words.menu} id={textId} />
      </button>
      <span id={nameId} hidden>
        {words.menuToggle}
      </span>
      <ScriptlessToggle />
    </>
  )
}

/** Stands in for the button where scripts are off: the same links are in the footer. */
function ScriptlessToggle() {
  return (
    <noscript className={s.scriptless}>
      <a className={s.toggle} href={`#${footMenusId}`} aria-label={words.menuToggle}>
        <Face text={words.menu} />
      </a>
    </noscript>
  )
}

function Face({ text, id }: { text: string; id?: string }) {
  return (
    <>
      <span className={s.bars} aria-hidden="true" />
      <span id={id}>{text}</span>
    </>
  )
}
