type Data = { isTitleBig?: boolean | null; isOverMedia?: boolean | null }

/** Whether a hero fills the screen with its picture; only such heroes show other hours. */
export function isFullScreen({ isTitleBig, isOverMedia }: Data): boolean {
  return Boolean(isTitleBig || isOverMedia)
}
