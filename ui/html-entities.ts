/** The named characters from U+00A0 to U+00FF, in code point order. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'
const OTHERS =
  'amp& lt< gt> quot" apos\' ndash– mdash— lsquo‘ rsquo’ sbquo‚ ldquo“ rdquo” bdquo„ lsaquo‹ rsaquo› hellip… bull• euro€ trade™ prime′ Prime″ minus− OElig\u0152 oelig\u0153 Scaron\u0160 scaron\u0161 Yuml\u0178 ensp\u2002 emsp\u2003 thinsp\u2009'

/** Marked as pure, so that bundles that decode no entities drop the table. */
const CHARACTERS = /* @__PURE__ */ readCharacters()

function readCharacters() {
  return new Map([
    ...LATIN.split(' ').map((name, index) => [name, String.fromCharCode(160 + index)] as const),
    ...OTHERS.split(' ').map((pair) => [pair.slice(0, -1), pair.slice(-1)] as const),
  ])
}

/** Decodes character references; unknown ones stay as they are. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,6}\d{0,2}));/gi,
    (whole, hex, decimal, name) =>
      name
        ? (CHARACTERS.get(name) ?? whole)
        : character(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  )
}

/** Surrogates and code points out of range become U+FFFD. */
function character(code: number) {
  const isValid = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
  return isValid ? String.fromCodePoint(code) : '\ufffd'
}
