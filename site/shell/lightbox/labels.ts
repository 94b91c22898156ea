import { hasWords } from '@belvedere/ui/words.ts'
import type { Lightbox } from '../../browser/store/lightbox.ts'
import { find } from './find.ts'
import s from './lightbox.module.css'
import type { Turning } from './turning.ts'
import { spokenPlace, writtenPlace } from './words.ts'

/** A caption this long may not fit on a small screen, where it scrolls. */
const LONG = 160

/** The count, the caption and the buttons say what is shown, and where one can go from there. */
export function createLabels(dialog: HTMLElement, turning: Turning) {
  const spoken = find(dialog, '[aria-live] > .vh')
  const written = find(dialog, '[aria-live] > [aria-hidden]')
  const caption = find(dialog, `.${s.caption}`)
  const steps = find(dialog, `.${s.steps}`)
  const previous = find(steps, 'button')
  const next = find(steps, 'button + button')
  find(dialog, `.${s.close} > button`).addEventListener('click', turning.close)
  previous.addEventListener('click', () => turning.by(-1))
  next.addEventListener('click', () => turning.by(1))

  return ({ media, index }: Lightbox) => {
    const place = [index + 1, media.length] as const
    dialog.ariaLabel = spokenPlace(...place)
    say(spoken, spokenPlace(...place))
    say(written, writtenPlace(...place))
    showCaption(caption, media[index]?.image?.title)
    const { isFirst, isLast } = turning.ends()
    steps.hidden = isFirst && isLast
    previous.ariaDisabled = String(isFirst)
    next.ariaDisabled = String(isLast)
  }
}

/** What is said already is not said once more. */
function say(element: HTMLElement, words: string) {
  if (element.textContent !== words) element.textContent = words
}

function showCaption(caption: HTMLElement, words: string | null | undefined) {
  caption.hidden = !hasWords(words)
  say(caption, words ?? '')
  caption.scrollTop = 0
  if (hasWords(words) && words.length > LONG) caption.tabIndex = 0
  else caption.removeAttribute('tabindex')
}
