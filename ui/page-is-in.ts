/** Resolves once the page has loaded, and with it the picture that it opens with. */
export async function pageIsIn(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  }
  // A page that was navigated to brings its picture long after the document has loaded.
  const opening = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  await opening?.decode().catch(() => undefined)
}
