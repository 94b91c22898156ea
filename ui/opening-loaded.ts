/** Resolves when the page and its opening picture have loaded. */
export async function openingLoaded(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  }
  // After a navigation the opening picture loads long after the document's load event.
  const opening = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  await opening?.decode().catch(() => undefined)
}
