/** Difficult texts for layouts: long, unbreakable, with markup. */
export const LONG_TITLE =
  'The long way down from the lighthouse to the lagoon, past the salt pans, the olive press, the chapel without a door, the three wells and the wall that nobody remembers building, as far as the last stone jetty'

export const ENDLESS_WORD =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

export const HOSTILE = '<script>alert(1)</script> & "quotes" <em>not emphasis</em>'

export const LONG_TEXT = `${LONG_TITLE}.\nA second line.\n\n${ENDLESS_WORD}\n\n${HOSTILE}`
