import { classNames } from '@belvedere/ui/class-names.ts'
import type { Ref } from 'react'
import s from './toggle.module.css'
import { words } from './words.ts'

export const menuId = 'menu'
export const footMenusId = 'foot-menus'

type Props = {
  isOpen: boolean
  /** What the browser does by itself as long as React is not here yet. */
  command: 'show-modal' | 'close'
  onPress: () => void
  ref?: Ref<HTMLButtonElement>
}

/** Opens and closes the menu. The text says what it does next, the bars cross while it is open. */
export function Toggle({ isOpen, command, onPress, ref }: Props) {
  const native = { command, commandfor: menuId }
  return (
    <button
      type="button"
      ref={ref}
      className={classNames(s.toggle, s.button)}
      aria-label={words.menuToggle}
      aria-expanded={isOpen}
      aria-controls={menuId}
      {...native}
      onClick={(event) => {
        event.preventDefault()
        onPress()
      }}
    >
      <Face text={isOpen ? words.close : words.menu} />
    </button>
  )
}

/** Stands in for the toggle where scripts are off: the same links are in the footer. */
export function ScriptlessToggle() {
  return (
    <a
      className={classNames(s.toggle, s.link)}
      href={`#${footMenusId}`}
      aria-label={words.menuToggle}
    >
      <Face text={words.menu} />
    </a>
  )
}

function Face({ text }: { text: string }) {
  return (
    <>
      <span className={s.bars} aria-hidden="true" />
      <span>{text}</span>
    </>
  )
}
