/** A rule that asks about anything in the document and matches anything in it. */
const DOCUMENT_WIDE = /^body:has\(.*\) \*$/

/**
 * PostCSS plugin: leaves out Payload's `body:has(.drag-overlay) *`. With it, Chromium computes the
 * styles of the whole document again at each key in a text area: 40 to 60 ms with 200 blocks. What
 * it does is a cursor while files are dragged.
 */
export default function dropDocumentWide() {
  return {
    postcssPlugin: 'belvedere-drop-document-wide',
    Rule(rule) {
      if (DOCUMENT_WIDE.test(rule.selector)) rule.remove()
    },
  }
}
