import { blocksOf } from './blocks-of.ts'
import { htmlOf } from './html-of.ts'

/**
 * The HTML of a clipboard with paragraphs, lists, links, bold and italics only. Word processors and
 * web pages add fonts, colours, empty paragraphs and tables; of these only the words are kept.
 */
export function cleanHtml(html: string, parse: (html: string) => Document): string {
  return htmlOf(blocksOf(parse(html).body))
}

/** The same for plain text: an empty line starts a paragraph, a single line break is kept. */
export function htmlOfText(text: string): string {
  const paragraphs = text.split(/\r?\n[^\S\n]*\r?\n/)
  return htmlOf(
    paragraphs.map((paragraph) => ({
      runs: [{ text: paragraph.trim().replaceAll(/\r?\n/g, '\n'), isBold: false, isItalic: false }],
    })),
  )
}
