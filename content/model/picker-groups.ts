/** The groups of the studio's block picker, in display order. */
export const PICKER_GROUPS: readonly string[] = [
  'Heroes and banners',
  'Text',
  'Text and media',
  'Media',
  'Scroll stories',
  'Real estate',
  'Location and layout',
  'Links and actions',
]
