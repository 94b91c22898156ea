import { hasWords } from '@belvedere/ui/words.ts'
import type { Lightbox } from '../../browser/store/lightbox.ts'
import { find } from './find.ts'
import s from './lightbox.module.css'
import type { Paging } from './paging.ts'

/** A caption of this length may not fit on a small screen, where it scrolls. */
const LONG = 160

/** Connects the buttons, and returns a function that updates count, caption and buttons. */
export function createLabels(dialog: HTMLElement, paging: Paging) {
  const spoken = find(dialog, '[aria-live] > .vh')
  const written = find(dialog, '[aria-live] > [aria-hidden]')
  // The view has written it without its numbers.
  const position = spoken.textContent
  const caption = find(dialog, `.${s.caption}`)
  const steps = find(dialog, `.${s.steps}`)
  const previous = find(steps, 'button')
  const next = find(steps, 'button + button')
  find(dialog, `.${s.close} > button`).addEventListener('click', paging.close)
  previous.addEventListener('click', () => paging.by(-1))
  next.addEventListener('click', () => paging.by(1))

  return ({ media, index }: Lightbox) => {
    const [number, count] = [index + 1, media.length]
    dialog.ariaLabel = position.replace('{number}', `${number}`).replace('{count}', `${count}`)
    setText(spoken, dialog.ariaLabel)
    setText(written, `${number} / ${count}`)
    showCaption(caption, media[index]?.image?.title)
    const { isFirst, isLast } = paging.ends()
    steps.hidden = isFirst && isLast
    previous.ariaDisabled = String(isFirst)
    next.ariaDisabled = String(isLast)
  }
}

/** An unchanged text is not set, so that it is not announced again. */
function setText(element: HTMLElement, text: string) {
  if (element.textContent !== text) element.textContent = text
}

function showCaption(caption: HTMLElement, text: string | null | undefined) {
  caption.hidden = !hasWords(text)
  setText(caption, text ?? '')
  caption.scrollTop = 0
  if (hasWords(text) && text.length > LONG) caption.tabIndex = 0
  else caption.removeAttribute('tabindex')
}
