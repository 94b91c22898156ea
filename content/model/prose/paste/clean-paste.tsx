'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import {
  $getSelection,
  $insertNodes,
  $isRangeSelection,
  COMMAND_PRIORITY_NORMAL,
  type LexicalEditor,
  PASTE_COMMAND,
} from '@payloadcms/richtext-lexical/lexical'
import { $generateNodesFromDOM } from '@payloadcms/richtext-lexical/lexical/html'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useEffect } from 'react'
import { cleanHtml, htmlOfText } from './clean-html.ts'

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')

/** Pastes texts of other programs with paragraphs, lists, links, bold and italics only. */
export const CleanPasteFeature = createClientFeature({
  plugins: [{ Component: CleanPaste, position: 'normal' }],
})

function CleanPaste() {
  const [editor] = useLexicalComposerContext()
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => paste(editor, event),
        COMMAND_PRIORITY_NORMAL,
      ),
    [editor],
  )
  return null
}

/**
 * True if the text was pasted here; text copied from an editor of the studio is left to Lexical.
 */
function paste(editor: LexicalEditor, event: ClipboardEvent | InputEvent | KeyboardEvent): boolean {
  const clipboard = 'clipboardData' in event ? event.clipboardData : undefined
  if (!clipboard || clipboard.types.includes('application/x-lexical-editor')) return false
  if (!$isRangeSelection($getSelection())) return false
  const html = clipboard.getData('text/html')
  const clean = (html && cleanHtml(html, parse)) || htmlOfText(clipboard.getData('text/plain'))
  if (!clean) return false
  event.preventDefault()
  $insertNodes($generateNodesFromDOM(editor, parse(clean)))
  return true
}
