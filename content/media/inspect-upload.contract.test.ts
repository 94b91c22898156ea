import { crc32 } from 'node:zlib'
import { glb } from '@belvedere/kit/testing/glb.ts'
import { expect, test } from 'vitest'
import { movingPng, movingWebp } from '../testing/animation.ts'
import { modelOf } from '../testing/model.ts'
import { box, CINEMA_MP4, DEEP_WEBM, HEIC, mp4, PDF, WEBM } from '../testing/samples.ts'
import {
  nestedCopies,
  nestedPatterns,
  unclosedComments,
  zeroFont,
} from './foreign-files/testing/hostile-files.ts'
import { inspectUpload } from './inspect-upload.ts'
import { namesIn } from './masterplan/stored-facts.ts'
import { sharp } from './sharp.ts'

const svg = (inside: string, attributes = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9" ${attributes}>${inside}</svg>`,
  )

/** Nested groups of this depth, each with an id. */
function chain(length: number) {
  const opened = Array.from({ length }, (_, i) => `<g id="g${i}">`)
  return opened.join('') + '</g>'.repeat(length)
}

function paint(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#274' } })
}

test.each([
  [
    'a film in MP4',
    mp4,
    { kind: 'mp4', family: 'film' },
    { width: 1280, height: 720, duration: 5 },
  ],
  ['a film in WebM', () => WEBM, { kind: 'webm', family: 'film' }, { width: 16, height: 16 }],
  ['a document', () => PDF, { kind: 'pdf', family: 'document' }, { width: null, base64: null }],
])('%s is recognised by its content, whatever its name', async (_, file, upload, facts) => {
  for (const name of ['a.jpg', 'a.exe.pdf', 'a'])
    expect(await inspectUpload(file(), name)).toMatchObject({ ...upload, facts })
})

test('a model is recognised by its content; shapes with an anchor come first', async () => {
  const villa = { at: [0, 0, 0], size: [1, 1, 1], anchor: [0, 0, 0] } as const
  const model = await modelOf([
    { name: 'sea', at: [0, 0, 0], size: [9, 1, 9] },
    { ...villa, name: 'villa-10' },
    { ...villa, name: 'villa-2' },
    { name: 'camera', at: [0, 5, 0] },
    { ...villa, name: '' },
    { ...villa, name: 'villa-2' },
  ])
  const { kind, facts } = await inspectUpload(Buffer.from(model), 'plan.zip')
  expect(kind).toBe('glb')
  expect(namesIn(facts.shapes)).toEqual(['villa-2', 'villa-10', 'sea'])
})

test('a photograph of a phone is turned upright, in a JPEG with its colours', async () => {
  const { kind, family, facts, optimised } = await inspectUpload(HEIC, 'IMG_0001.jpg')
  expect([kind, family, facts.width, facts.height]).toEqual(['heic', 'picture', 32, 64])
  const jpeg = sharp(optimised ?? Buffer.alloc(0))
  expect(await jpeg.metadata()).toMatchObject({
    format: 'jpeg',
    width: 32,
    height: 64,
    hasProfile: true,
  })
  const pixels = await jpeg.toColourspace('srgb').raw().toBuffer()
  const [first, last] = [pixels.subarray(0, 3), pixels.subarray(-3)]
  for (const [at, value] of [255, 0, 0].entries()) {
    expect(Math.abs((first[at] ?? 0) - value)).toBeLessThan(8)
    expect(Math.abs((last[2 - at] ?? 0) - value)).toBeLessThan(8)
  }
})

test('a photograph of a phone that breaks off in its pixels is refused', async () => {
  await expect(inspectUpload(HEIC.subarray(0, -77), 'a.heic')).rejects.toThrow(
    '"a.heic" is damaged or incomplete. Please export or upload it again.',
  )
})

const DRACO = 'KHR_draco_mesh_compression'

const modelWithoutGeometry = () =>
  glb({
    asset: { version: '2.0' },
    nodes: [{ name: 'villa', mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    accessors: [{ componentType: 5126, count: 3, type: 'VEC3', bufferView: 0 }],
    bufferViews: [{ buffer: 0, byteLength: 36 }],
    buffers: [{ byteLength: 36 }],
  })

const cutFilm = () => mp4().subarray(0, 20_000)
const codedAs = (codec: string) => {
  const film = mp4()
  film.write(codec, film.indexOf('avc1', film.indexOf('stsd')), 'latin1')
  return film
}
/** As shops and streaming services protect films: the name of the encoding is in a box of its own. */
const encrypted = (protection: string) => {
  const film = codedAs(protection)
  const index = film.indexOf('moov')
  const scheme = Buffer.from('\0\0\0\0cenc\0\u0001\0\0', 'latin1')
  const sinf = box('sinf', Buffer.concat([box('frma', Buffer.from('avc1')), box('schm', scheme)]))
  const entry = film.indexOf(protection, film.indexOf('stsd')) - 4
  // The boxes around the entry grow with it.
  for (const name of ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd'])
    grow(film, film.indexOf(name, index) - 4, sinf.length)
  const end = entry + film.readUInt32BE(entry)
  grow(film, entry, sinf.length)
  return Buffer.concat([film.subarray(0, end), sinf, film.subarray(end)])
}
const grow = (film: Buffer, at: number, by: number) =>
  film.writeUInt32BE(film.readUInt32BE(at) + by, at)
const ofProfile = (profile: number) => {
  const film = mp4()
  film.writeUInt8(profile, film.indexOf('avcC') + 5)
  return film
}
const withoutIndex = () => {
  const film = mp4()
  film.write('free', film.indexOf('moov'), 'latin1')
  return film
}
const withGaps = () => {
  const film = mp4()
  const data = film.indexOf('mdat')
  return film.fill(0, data + 4, data - 4 + film.readUInt32BE(data - 4))
}
const withoutEnd = () => {
  const film = mp4()
  const data = film.indexOf('mdat')
  const end = data - 4 + film.readUInt32BE(data - 4)
  return film.fill(0, Math.floor((data + end) / 2), end)
}
/** As OBS and many cameras write it: the same elements, by another name. */
const matroska = () => {
  const name = WEBM.indexOf('webm')
  const head = Buffer.from(WEBM.subarray(0, name - 1))
  head.writeUInt8((head[4] ?? 0) + 4, 4)
  return Buffer.concat([head, Buffer.from('\x88matroska', 'latin1'), WEBM.subarray(name + 4)])
}
const quickTime = () => {
  const film = mp4()
  film.write('qt  ', 8, 'latin1')
  return film
}

test.each([
  ['a renamed program', () => Buffer.from(`MZ\x90\0${'\0'.repeat(400)}`), 'cannot be read as'],
  ['a script', () => Buffer.from('#!/bin/sh\nrm -rf /\n'), 'cannot be read as'],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'cannot be read as'],
  ['nothing', () => Buffer.alloc(0), '"a.jpg" is empty. Please choose it again.'],
  ['a GIF', () => Buffer.from('GIF89a\x01\0\x01\0'), '"a.jpg" is a GIF. Please use a film'],
  ['a cut film', cutFilm, '"a.jpg" is damaged or incomplete. Please export or upload it again.'],
  ['a cut WebM film', () => WEBM.subarray(0, 150), 'Please export'],
  ['a film’s head alone', () => mp4().subarray(0, 40), 'is damaged or incomplete. Please'],
  ['a film in H.265', () => codedAs('hvc1'), 'not every browser plays. Please export it as MP4'],
  ['a film in AV1', () => codedAs('av01'), 'is encoded as AV1, which not every browser plays'],
  ['a film of 10 bits', () => ofProfile(110), 'has 10 bits a colour (High 10), which not every'],
  ['a film of 4:2:2', () => ofProfile(122), '(High 4:2:2), which not every browser plays. Please'],
  ['a film of 4:4:4', () => ofProfile(244), 'Please export it with 8 bits and 4:2:0 colours'],
  ['a WebM film of 10 bits', () => DEEP_WEBM, '"a.jpg" has 10 bits a colour, which not every'],
  ['a film with AC-3', () => CINEMA_MP4, 'The sound of "a.jpg" is encoded as AC3, which not every'],
  ['a film with a key', () => encrypted('encv'), '"a.jpg" is copy protected: it is encrypted'],
  ['a film of a shop', () => encrypted('drmi'), 'Please export it without protection'],
  ['a film without its index', withoutIndex, '"a.jpg" is damaged or incomplete.'],
  ['a film with gaps', withGaps, '"a.jpg" is damaged or incomplete.'],
  ['a film whose end is missing', withoutEnd, '"a.jpg" is damaged or incomplete.'],
  ['a Matroska film', matroska, 'a film that browsers cannot play. Please export it as MP4'],
  ['a QuickTime film', quickTime, 'a film that browsers cannot play. Please export it as MP4'],
  ['noise that calls itself a film', () => box('ftyp', Buffer.from('isom')), 'is damaged or'],
  ['a cut document', () => PDF.subarray(0, 100), 'Please export the PDF again'],
  ['a model of version 1', () => Buffer.from('glTF\x01\0\0\0'), 'is not glTF 2. Please export'],
  ['a cut model', () => glb({ nodes: [] }).subarray(0, -4), 'damaged or incomplete'],
  ['a model without nodes', () => glb({ meshes: [] }), 'cannot be read as a model'],
  ['a model of nonsense', () => glb('{"nodes":[1,'), 'cannot be read as a model'],
  ['a model of malformed nodes', () => glb({ nodes: [null, 'a'] }), 'cannot be read as a model'],
  [
    'a model with more geometry than memory',
    () => glb({ nodes: [], accessors: [{ count: 90_000_000 }] }),
    'MB of geometry, more than 300 MB. Please',
  ],
  ['a model whose geometry is missing', modelWithoutGeometry, 'is damaged: its geometry cannot be'],
  [
    'a model in Draco’s format',
    () => glb({ asset: { version: '2.0' }, nodes: [], extensionsRequired: [DRACO] }),
    'is compressed with Draco. Please export it without',
  ],
  [
    'a model that needs other files',
    () => glb({ nodes: [], buffers: [{ uri: 'plan.bin' }] }),
    'needs other files. Please export the model as one',
  ],
])('%s is rejected with advice', async (_, file, message) => {
  await expect(inspectUpload(file(), 'a.jpg')).rejects.toThrow(message)
})

test('an unknown file is described by its file extension', async () => {
  const noise = Buffer.from('no file of any kind')
  for (const [name, noun] of [
    ['tour.mp4', 'film'],
    ['plan.pdf', 'PDF'],
    ['house.glb', 'model'],
    ['serif.woff2', 'font'],
  ])
    await expect(inspectUpload(noise, name ?? '')).rejects.toThrow(`is damaged, or not a ${noun}.`)
  await expect(inspectUpload(noise, 'a.jpg')).rejects.toThrow('cannot be read as a picture')
})

test('a model whose description is longer than the file is rejected', async () => {
  const file = glb({ nodes: [] })
  file.writeUInt32LE(0xfffffff0, 12)
  await expect(inspectUpload(file, 'a.glb')).rejects.toThrow('cannot be read as a model')
})

test.each([
  ['a picture', Buffer.alloc(31 * 1024 * 1024), 'larger than 30 MB, the limit for a picture'],
  ['a PDF', Buffer.concat([PDF, Buffer.alloc(41 * 1024 * 1024)]), 'larger than 40 MB'],
  ['a model', Buffer.concat([glb('{}'), Buffer.alloc(21 * 1024 * 1024)]), 'larger than 20 MB'],
  ['a drawing', svg(`<!--${'x'.repeat(2 * 1024 * 1024)}-->`), 'a drawing larger than 2 MB'],
])('%s that is too large is rejected with the limit', async (_, file, message) => {
  await expect(inspectUpload(file, 'a')).rejects.toThrow(message)
})

test('SVGs that would stall a reader are refused with advice', async () => {
  const refusal = (drawing: Buffer) => expect(inspectUpload(drawing, 'a.svg')).rejects
  await refusal(unclosedComments(100_000)).toThrow('a comment in its styles that does not end')
  await refusal(nestedCopies(24)).toThrow('shows more than a million shapes, with all copies')
  await refusal(nestedPatterns(24)).toThrow('shows more than a million shapes, with all copies')
  for (const honest of [nestedCopies(3), nestedPatterns(3)])
    expect((await inspectUpload(honest, 'a.svg')).kind).toBe('svg')
})

test.each([
  ['states 1 GB', { stated: 1e9, real: 1e6 }],
  ['unpacks to more than it states', { stated: 1e6, real: 31e6 }],
  ['unpacks to less than it states', { stated: 2e6, real: 1e6 }],
  ['has no tables', { stated: 1e6, real: 1e6 }],
])('a font that %s is refused', async (_, sizes) => {
  const font = zeroFont(sizes)
  expect(font.length).toBeLessThan(1000)
  await expect(inspectUpload(font, 'a.woff2')).rejects.toThrow(
    '"a.woff2" is damaged, or not a font',
  )
})

const sparse = (count: unknown) => glb({ nodes: [], accessors: [{ count: 3, sparse: { count } }] })

test.each([
  ['replaces more values than it has', sparse(4e9), 'cannot be read as a model'],
  ['replaces an unknown number of values', sparse('many'), 'cannot be read as a model'],
  ['has a part in itself', glb({ nodes: [{ children: [0] }] }), 'a part that is in itself'],
  ['has a ring of parts', glb({ nodes: [{}, { children: [2] }, { children: [1] }] }), 'in itself'],
  [
    'has a part in two others',
    glb({ nodes: [{ children: [2] }, { children: [2] }, {}] }),
    'in two others',
  ],
  ['has a part that is missing', glb({ nodes: [{ children: [1] }] }), 'or missing. Please export'],
])('a model that %s is refused', async (_, model, message) => {
  await expect(inspectUpload(model, 'a.glb')).rejects.toThrow(message)
})

test('a PNG bomb is rejected by its header', async () => {
  const png = await paint(8, 8).png().toBuffer()
  png.writeUInt32BE(60_000, 16)
  png.writeUInt32BE(60_000, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  await expect(inspectUpload(png, 'a.png')).rejects.toThrow('"a.png" has 3600 megapixels.')
})

test.each([
  [65_535, 65_535],
  [1, 0x7fffffff],
])('an AVIF with %i × %i pixels in its header is rejected', async (width, height) => {
  const avif = await paint(64, 64).avif().toBuffer()
  const ispe = avif.indexOf('ispe')
  avif.writeUInt32BE(width, ispe + 8)
  avif.writeUInt32BE(height, ispe + 12)
  await expect(inspectUpload(avif, 'a.avif')).rejects.toThrow(/megapixels|cannot be read|damaged/)
})

test.each([
  ['WebP', movingWebp],
  ['PNG', movingPng],
])('of an animated %s the first frame is taken, as a still picture', async (_, make) => {
  const { facts } = await inspectUpload(await make(), 'a.webp')
  expect(facts).toMatchObject({
    width: 20,
    height: 20,
    bgColor: expect.stringMatching(/^#f[\da-f]0/i),
  })
})

test.each([
  ['<path d="M0 0h9v9z" fill="url(#g)"/><use xlink:href="#g"/>', ''],
  ['<image href="data:image/png;base64,iVBORw0KGgo="/>', ''],
  ['<style>path{fill:#123;clip-path:url("#c")}</style><a href="#top"/>', ''],
  [
    '<metadata><rdf:RDF><dc:title>Mark</dc:title></rdf:RDF></metadata><sodipodi:namedview/>',
    'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"',
  ],
])('a safe SVG is accepted: %s', async (inside, attributes) => {
  expect((await inspectUpload(svg(inside, attributes), 'a.svg')).kind).toBe('svg')
})

test.each([
  ['<script>alert(1)</script>', '', 'holds a script'],
  ['<svg:script xmlns:svg="http://www.w3.org/2000/svg"/>', '', 'holds a script'],
  ['', 'onload="alert(1)"', 'holds a script ("onload")'],
  ['<a href="java&#10;script:alert(1)"/>', '', 'holds a script'],
  ['<foreignObject><body/></foreignObject>', '', 'not a drawing (<foreignobject>)'],
  ['<image href="https://example.com/a.png"/>', '', 'refers to another address'],
  ['<use xlink:href="//example.com/a.svg#b"/>', '', 'refers to another address'],
  ['<image href="data:image/svg+xml,x"/>', '', 'embeds a file that is neither'],
  ['<path fill="url(https://example.com/a#b)"/>', '', 'refers to another address'],
  ['<style>@import "https://example.com/a.css";</style>', '', 'refers to another address'],
  ['<style>@\\69mport "a.css";</style>', '', 'refers to another address'],
  ['<style><![CDATA[p{fill:u\\72l(//example.com)}]]></style>', '', 'refers to another address'],
  ['<style>@im<!-- -->port "a.css";</style>', '', 'refers to another address'],
  ['<style>@im<![CDATA[port "a.css";]]></style>', '', 'refers to another address'],
  ['<style><g/>@import "a.css";</style>', '', 'refers to another address'],
  ['<style>g{content:"/*";fill:url(//a.example)}/**/</style>', '', 'refers to another address'],
  ['<g style="fill:u/**/rl(//a.example)"/>', '', 'refers to another address'],
  ['<g style="mask:src(//a.example)"/>', '', 'refers to another address'],
  ['<g xml:base="https://a.example/"><use href="#b"/></g>', '', 'refers to another address'],
  ['<set attributeName="xlink:href" to="#a"/>', '', 'changes its own addresses'],
  ['<animate values="javascript:alert(1)"/>', '', 'holds a script'],
  ['<animate attributeName="href" to="#a"/>', '', 'changes its own addresses'],
  ['<set attributeName="onclick" to="alert(1)"/>', '', 'changes its own addresses'],
  ['<g onclick="alert(1)"/>', '', 'holds a script ("onclick")'],
  ['<g ev:onclick="alert(1)"/>', 'xmlns:ev="http://www.w3.org/2001/xml-events"', 'holds a script'],
  ['<x:iframe/>', 'xmlns:x="urn:unknown"', 'not a drawing (<iframe>)'],
  ['<form xmlns="http://www.w3.org/1999/xhtml"/>', '', 'not a drawing (<form>)'],
  ['<g><h:meta http-equiv="refresh"/></g>', 'xmlns:h="http://www.w3.org/1999/xhtml"', '(<meta>)'],
  ['<h:g/>', 'xmlns:h="http://www.w3.org/1999/xhtml"', 'not a drawing (<g>)'],
  ['<math xmlns="http://www.w3.org/1998/Math/MathML"/>', '', 'not a drawing (<math>)'],
  ['<g xmlns="urn:unknown"/>', '', 'not a drawing (<g>)'],
  ['<g xmlns=""/>', '', 'not a drawing (<g>)'],
  ['<h:form/>', '', 'cannot be read as a'],
  ['<path', '', 'cannot be read as a'],
  ['<style>p{}/* a</style>', '', 'has a comment in its styles that does not end. Please export it'],
  ['<g style="fill:#123/*"/>', '', 'has a comment in its styles that does not end'],
  ['<g id="a"><use href="#a"/></g>', '', 'has a part that shows itself. Please export it'],
  ['<mask id="a"><use href="#b"/></mask><g id="b" mask="url(#a)"/>', '', 'that shows itself'],
  [chain(202), '', 'has parts within more than 200 others'],
])('an unsafe SVG is rejected: %s %s', async (inside, attributes, message) => {
  await expect(inspectUpload(svg(inside, attributes), 'a.svg')).rejects.toThrow(message)
})

test('an SVG with entities or an external stylesheet is rejected', async () => {
  const entities = `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg('<text>b</text>')}`
  await expect(inspectUpload(Buffer.from(entities), 'a.svg')).rejects.toThrow(
    /entities|cannot be read/,
  )
  const sheet = `<?xml-stylesheet href="a.css"?>${svg('')}`
  await expect(inspectUpload(Buffer.from(sheet), 'a.svg')).rejects.toThrow('loads a style sheet')
})

test('an SVG that declares another encoding is rejected: browsers would read different text in it', async () => {
  const named = (encoding: string) =>
    inspectUpload(Buffer.from(`<?xml version="1.0" encoding="${encoding}"?>${svg('')}`), 'a.svg')
  for (const other of ['ISO-2022-JP', 'ISO-8859-1', 'utf-7', 'windows-1252'])
    await expect(named(other)).rejects.toThrow(/is not in UTF-8|cannot be read/)
  expect((await named('UTF-8')).kind).toBe('svg')
})

test('an SVG of a plan is stored with its rooms, another SVG without', async () => {
  const plan = svg('<g id="rooms"><path id="hall" d="M0 0h9v9z"/></g>')
  expect((await inspectUpload(plan, 'plan.svg')).facts.rooms).toMatchObject({
    rooms: [{ name: 'hall' }],
  })
  const mark = svg('<path d="M0 0h9v9z"/>')
  expect((await inspectUpload(mark, 'mark.svg')).facts.rooms).toBeNull()
})
