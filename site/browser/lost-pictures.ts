/**
 * Marks the pictures that could not be loaded, so that styles show what they would have shown
 * (`ui/styles/media.css`), until another file of theirs loads.
 */
export function markLostPictures(): void {
  const mark = ({ target, type }: Pick<Event, 'target' | 'type'>) => {
    if (target instanceof HTMLImageElement) target.toggleAttribute('data-lost', type === 'error')
  }
  for (const type of ['error', 'load']) document.addEventListener(type, mark, { capture: true })
  for (const picture of document.images) {
    const isLost = picture.complete && picture.currentSrc && picture.naturalWidth === 0
    if (isLost) mark({ target: picture, type: 'error' })
  }
}
