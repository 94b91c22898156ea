import { createFrame } from './frame.ts'
import { type FieldReference, referenceOf } from './reference.ts'

/**
 * Makes elements lead to their fields until the signal aborts: the element under the pointer is
 * framed, and a click opens its field. With Ctrl or Cmd a click does what it does in public.
 */
export function editByClick(edit: (field: FieldReference) => void, signal: AbortSignal): void {
  const frame = createFrame('pointed')
  signal.addEventListener('abort', frame.remove)
  const options = { capture: true, signal }
  document.addEventListener(
    'pointermove',
    ({ clientX, clientY, pointerType }) => {
      const field = pointerType === 'mouse' ? editableAt(clientX, clientY) : undefined
      frame.show(field ? [field.element] : [])
    },
    { passive: true, signal },
  )
  document.documentElement.addEventListener('pointerleave', () => frame.show([]), { signal })
  document.addEventListener(
    'click',
    (event) => {
      if (event.ctrlKey || event.metaKey || isOwn(event.target)) return
      const field = editableAt(event.clientX, event.clientY) ?? editableFrom(event.target)
      if (!field) return
      event.preventDefault()
      event.stopPropagation()
      edit(field.reference)
    },
    options,
  )
}

function isOwn(target: EventTarget | null) {
  return target instanceof Element && target.closest('#preview-bar') !== null
}

type Editable = { element: Element; reference: FieldReference }

/** The smallest editable element at a point: a link may cover a picture. */
function editableAt(x: number, y: number): Editable | undefined {
  const layers = document.elementsFromPoint(x, y)
  const top = layers[0]?.closest('[data-block], header, footer, dialog, nav')
  const found = layers.flatMap((layer) => {
    const inSameBlock = layer.closest('[data-block], header, footer, dialog, nav') === top
    return inSameBlock ? (editableFrom(layer) ?? []) : []
  })
  return found.sort((one, other) => areaOf(one.element) - areaOf(other.element))[0]
}

function editableFrom(target: EventTarget | null): Editable | undefined {
  const element = target instanceof Element ? target.closest('[data-edit]') : null
  const reference = element && referenceOf(element)
  return element && reference ? { element, reference } : undefined
}

function areaOf(element: Element) {
  const { width, height } = element.getBoundingClientRect()
  return width * height
}
