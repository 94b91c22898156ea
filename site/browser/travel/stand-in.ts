import { drawnSoon } from './soon.ts'

/**
 * Lets the file that is there already stand in, behind a picture, until its own has loaded or
 * failed. Waits a moment for that: resolves after 150 ms at the latest, and never rejects.
 */
export async function standIn(
  from: HTMLImageElement | undefined,
  image: HTMLImageElement | undefined,
): Promise<void> {
  if (!from || !image) return
  const box = image.closest<HTMLElement>('.media, [data-zooms]')
  if (!image.complete && box) {
    box.style.backgroundImage = `url("${from.currentSrc}")`
    // Firefox writes the alternative text of a picture that is loading, here over the stand-in.
    image.style.color = 'transparent'
    const clear = () => {
      box.style.removeProperty('background-image')
      image.style.removeProperty('color')
    }
    void image.decode().then(clear, clear)
  }
  // A lazy picture would wait for a frame, and no frame is drawn meanwhile.
  if (image.loading === 'lazy') image.loading = 'eager'
  if (box?.matches('.media')) await drawnSoon(image)
}
