import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { inspectUpload } from './inspect-upload.ts'

const SVG = 'xmlns="http://www.w3.org/2000/svg"'
const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"'

const XMP = `<metadata><x:xmpmeta xmlns:x="adobe:ns:meta/" x:xmptk="XMP Core"><rdf:RDF
  xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
  xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:note="urn:of-some-program">
  <xmp:CreatorTool>Drawing</xmp:CreatorTool><note:layer>1</note:layer></rdf:Description></rdf:RDF></x:xmpmeta></metadata>`

const ENTITIES = `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_svg "http://www.w3.org/2000/svg">
  <!ENTITY st0 "fill:#123;">
]>`

const EXPORTS = {
  'Illustrator, with its notes': `<?xml version="1.0" encoding="utf-8"?><!-- Generator --><svg version="1.1" id="Layer_1" ${SVG} ${XLINK} x="0px" y="0px" viewBox="0 0 400 300" style="enable-background:new 0 0 400 300;" xml:space="preserve">${XMP}<style type="text/css">.st0{fill:#336699;}</style><rect class="st0" width="400" height="300"/></svg>`,
  'Illustrator, with entities': `<?xml version="1.0" encoding="utf-8"?>${ENTITIES}<svg xmlns="&ns_svg;" width="400" height="300"><rect style="&st0;" width="9" height="9"/></svg>`,
  Inkscape: `<?xml version="1.0" encoding="UTF-8" standalone="no"?><svg width="105.833mm" height="79.375mm" viewBox="0 0 105.833 79.375" ${SVG} xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"><sodipodi:namedview inkscape:zoom="1"/><g inkscape:label="Layer 1" inkscape:groupmode="layer"><path d="M0 0h9v9z"/></g></svg>`,
  Figma: `<svg width="400" height="300" viewBox="0 0 400 300" fill="none" ${SVG} ${XLINK}><rect width="400" height="300" fill="url(#p)"/><defs><pattern id="p" patternContentUnits="objectBoundingBox" width="1" height="1"><use xlink:href="#i" transform="scale(.01)"/></pattern><image id="i" width="9" height="9" xlink:href="data:image/png;base64,iVBORw0KGgo="/></defs></svg>`,
  'a program that names letters': `<!DOCTYPE svg [<!-- for HTML --><!ENTITY nbsp "&#160;"><!ENTITY eacute '&#xE9;'>]><svg ${SVG} viewBox="0 0 400 300"><text>a&nbsp;&eacute;</text></svg>`,
  'a browser': `\uFEFF<svg ${SVG} viewBox="0 0 400 300" width="100%" height="100%"><style><![CDATA[ @font-face { font-family: a; src: url(data:application/font-woff;base64,d09G) } .a > path { fill: #123 } ]]></style><g class="a"><path d="M0 0h9v9z"/></g></svg>`,
} as const

test.each(Object.entries(EXPORTS))('an export of %s is taken', async (_, text) => {
  const { kind, facts } = await inspectUpload(Buffer.from(text), 'a.svg')
  expect({ kind, ...facts }).toMatchObject({ kind: 'svg', width: 400, height: 300 })
})

test('a plan in millimetres is taken, however many pixels that would be', async () => {
  const plan = `<svg ${SVG} viewBox="0 0 14500 9800"><rect width="14500" height="9800"/></svg>`
  const { facts } = await inspectUpload(Buffer.from(plan), 'plan.svg')
  expect(facts).toMatchObject({ width: 14_500, height: 9800 })
})

test.each([
  [`<svg ${SVG}><rect width="400" height="300"/></svg>`, 'says nowhere how large it is'],
  [`<svg ${SVG} width="100%" height="100%"/>`, 'says nowhere how large it is'],
  [`<svg ${SVG} viewBox="0 0 .4 .3"><rect width=".4" height=".3"/></svg>`, 'smaller than a pixel'],
  [`<svg ${SVG} width=".01mm" viewBox="0 0 4 3"/>`, 'Please export it in a smaller unit'],
  [`<svg ${SVG} viewBox="0 0 9 9"><image href=""/></svg>`, 'without an address (an empty href)'],
  [`<svg ${SVG} viewBox="0 0 9 9"><g style="fill:url( )"/></svg>`, 'without an address'],
  [
    `<svg ${SVG} viewBox="0 0 9 9"><image href="data:image/svg+xml;base64,PHN2Zy8+"/></svg>`,
    'embeds a file that is neither a font nor a picture in PNG, JPEG, WebP or GIF. Please export',
  ],
  ['<svg viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>', 'lacks xmlns='],
  ['<html><body>404</body></html>', 'cannot be read as a picture'],
  [
    `<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><svg ${SVG} viewBox="0 0 9 9"/>`,
    'defines entities that grow',
  ],
  [
    `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg ${SVG} viewBox="0 0 9 9"/>`,
    'defines entities that grow or come from elsewhere',
  ],
  [
    `<!DOCTYPE svg [<!ATTLIST image href CDATA "https://a.example/">]><svg ${SVG} viewBox="0 0 9 9"/>`,
    'defines entities',
  ],
  [
    `<!DOCTYPE svg [<!ENTITY a "<script xmlns='http://www.w3.org/2000/svg'>1</script>"><!ENTITY a "">]><svg ${SVG} viewBox="0 0 9 9">&a;</svg>`,
    'defines entities that grow',
  ],
  [
    `<!DOCTYPE svg [<!ENTITY a "javascript:1"><!ENTITY a "#a">]><svg ${SVG} viewBox="0 0 9 9"><a href="&a;"/></svg>`,
    'defines entities that grow',
  ],
  [
    `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(500)}">]><svg ${SVG} viewBox="0 0 9 9"><text>${'&a;'.repeat(3000)}</text></svg>`,
    'defines entities that grow',
  ],
  [
    `<!DOCTYPE svg [<!ENTITY a "&#60;script/>">]><svg ${SVG} viewBox="0 0 9 9">&a;</svg>`,
    'defines entities that grow',
  ],
  [
    `<!DOCTYPE svg [<!ENTITY a "<!--"><!ENTITY b "<x/>"><!ENTITY c "-->">]><svg ${SVG} viewBox="0 0 9 9">&b;</svg>`,
    'defines entities that grow',
  ],
  [
    `<svg ${SVG} viewBox="0 0 9 9"><path d="M0 0" d="M9 9"/></svg>`,
    'cannot be read as a drawing. Please export it as a plain SVG',
  ],
  [`<svg ${SVG} viewBox="0 0 9 9"><text>a&nbsp;b</text></svg>`, 'cannot be read as a drawing'],
  [`<svg ${SVG} width="1${' '.repeat(60_000)}!" height="1"/>`, 'says nowhere how large it is'],
  [
    `<!DOCTYPE svg [<!ENTITY a "java"><!ENTITY c "script:x">]><svg ${SVG} viewBox="0 0 9 9"><a href="&a;&c;"/></svg>`,
    'holds a script',
  ],
  [
    `<svg ${SVG} viewBox="0 0 9 9"><metadata><h:meta xmlns:h="http://www.w3.org/1999/xhtml"/></metadata></svg>`,
    'not a drawing (<meta>)',
  ],
  [
    `<svg ${SVG} viewBox="0 0 9 9"><metadata><a:script xmlns:a="urn:a"/></metadata></svg>`,
    'holds a script',
  ],
  [
    `<svg ${SVG} viewBox="0 0 9 9"><metadata/><x:g xmlns:x="urn:unknown"/></svg>`,
    'not a drawing (<g>)',
  ],
])('the drawing %s is refused with the reason', async (text, reason) => {
  await expect(inspectUpload(Buffer.from(text), 'a.svg')).rejects.toThrow(reason)
})

test.each([
  ['UTF-16', Buffer.from(`\uFEFF<svg ${SVG} viewBox="0 0 9 9"/>`, 'utf16le')],
  ['UTF-16 the other way round', Buffer.from(`\uFEFF<svg ${SVG}/>`, 'utf16le').swap16()],
  ['Latin 1', Buffer.from(`<svg ${SVG} viewBox="0 0 9 9"><title>Café</title></svg>`, 'latin1')],
])('a drawing in %s is refused with the reason', async (_, drawing) => {
  await expect(inspectUpload(drawing, 'a.svg')).rejects.toThrow('is not in UTF-8')
})

test('a compressed drawing is refused: nobody would have read what is in it', async () => {
  const drawing = `<svg ${SVG} viewBox="0 0 9 9"><script>alert(1)</script></svg>`
  await expect(inspectUpload(gzipSync(drawing), 'a.svg')).rejects.toThrow('cannot be read as a')
})
