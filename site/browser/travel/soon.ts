/** The longest time that a move waits for a picture, in ms. */
const LIMIT_MS = 150

/** Resolves when a picture can be drawn, or after 150 ms; never rejects. */
export async function drawnSoon(image: HTMLImageElement): Promise<void> {
  const limit = new Promise((resolve) => setTimeout(resolve, LIMIT_MS))
  await Promise.race([image.decode().catch(() => undefined), limit])
}

/**
 * Loads the picture of a page that is not shown yet, from its tag, and waits for it at most as
 * long.
 */
export async function loadSoon(tag: string): Promise<void> {
  const template = document.createElement('template')
  template.innerHTML = tag
  const written = template.content.querySelector('img')
  if (!written) return
  const { sizes, srcset, src } = written
  await drawnSoon(Object.assign(new Image(), { fetchPriority: 'high', sizes, srcset, src }))
}
