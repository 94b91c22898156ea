/** The picture or video of a slide. */
export type SlideContent = {
  /** Called when it becomes the current slide, or no longer is. */
  setCurrent: (isCurrent: boolean) => void
  /** Loads its picture. */
  fetch: () => void
  /** Resolves once its picture has loaded or failed. */
  settled: Promise<void>
}
