import { prose } from './text/prose.ts'

/** Difficult texts for layouts: long, unbreakable, with markup. */
export const LONG_TITLE =
  'The long way down from the lighthouse to the lagoon, past the salt pans, the olive press, the chapel without a door, the three wells and the wall that nobody remembers building, as far as the last stone jetty'

export const ENDLESS_WORD =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

export const HOSTILE = '<script>alert(1)</script> & "quotes" <em>not emphasis</em>'

export const LONG_TEXT = `${LONG_TITLE}.\nA second line.\n\n${ENDLESS_WORD}\n\n${HOSTILE}`

/** The same as prose, with all formats of the editor. */
export const LONG_PROSE = `${prose(LONG_TEXT)}<ul><li>${ENDLESS_WORD}</li><li>One <strong>strong</strong>, one <em>gentle</em><br>and <a href="/salt">one that leads ${ENDLESS_WORD}</a></li><li><ol><li>Within</li></ol></li></ul><ol><li>First</li><li><a href="https://example.org/">Second</a></li></ol><p>${HOSTILE}</p>`
