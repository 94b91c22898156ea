import type {
  SerializedEditorState,
  SerializedLexicalNode,
} from '@payloadcms/richtext-lexical/lexical'

type Prose = SerializedEditorState<SerializedLexicalNode>

const element = { direction: null, format: '' as const, indent: 0, version: 1 }

/**
 * Plain text as prose: an empty line starts a paragraph, a single line break is kept. The document
 * equals the one that the editor would make, so that opening it changes nothing.
 */
export function proseFromText(text: string): Prose {
  const paragraphs = paragraphsOf(text)
  // The editor cannot open a document without a paragraph.
  const children = paragraphs.length > 0 ? paragraphs.map(paragraph) : [paragraph([])]
  return { root: { ...element, type: 'root', children } }
}

function paragraphsOf(text: string): string[][] {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim())
  const found: string[][] = []
  for (const [index, line] of lines.entries()) {
    if (line === '') continue
    if (index > 0 && lines[index - 1] !== '') found.at(-1)?.push(line)
    else found.push([line])
  }
  return found
}

function paragraph(lines: string[]) {
  const children = lines.flatMap((line, index) => [
    ...(index > 0 ? [{ type: 'linebreak', version: 1 }] : []),
    { type: 'text', text: line, detail: 0, format: 0, mode: 'normal', style: '', version: 1 },
  ])
  return { ...element, type: 'paragraph', textFormat: 0, textStyle: '', children }
}
