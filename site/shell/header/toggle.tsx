import { classNames } from '@belvedere/ui/class-names.ts'
import { useWords } from '@belvedere/ui/use-words.ts'
import { FOOT_MENUS, MENU, TOGGLE_NAME, TOGGLE_TEXT } from '../element-ids.ts'
import s from './toggle.module.css'

/**
 * The button that opens and closes the menu. It contains the text of both states, so that scripts
 * need no texts.
 */
export function Toggle() {
  const words = useWords().labels
  return (
    <>
      <button
        type="button"
        className={classNames(s.toggle, s.button)}
        aria-label={words.menuToggle}
        aria-expanded="false"
        aria-controls={MENU}
      >
        <Bars />
        <span id={TOGGLE_TEXT} data-closed={words.menu} data-open={words.close}>
          {words.menu}
        </span>
      </button>
      <span id={TOGGLE_NAME} hidden>
        {words.menuToggle}
      </span>
      <ScriptlessToggle />
    </>
  )
}

/** Replaces the button where scripts are off: a link to the same menus in the footer. */
function ScriptlessToggle() {
  const words = useWords().labels
  return (
    <noscript className={s.scriptless}>
      <a className={s.toggle} href={`#${FOOT_MENUS}`} aria-label={words.menuToggle}>
        <Bars />
        <span>{words.menu}</span>
      </a>
    </noscript>
  )
}

function Bars() {
  return <span className={s.bars} aria-hidden="true" />
}
