/** What a journey or the sweep shows about accessibility, and the tests that show it. */
export type Check = {
  says: string
  /** Success criteria of WCAG 2.2. */
  criteria: string[]
  /** Files in `e2e/`, with a part of a test's title; no part means every test of the file. */
  tests: [file: string, title?: string][]
}

const SWEPT: Check['tests'] = [
  ['pages.spec.ts', 'all checks'],
  ['catalogue.spec.ts', 'all checks'],
]
const ON_SCREENS: Check['tests'] = [['pages.spec.ts', 'all checks']]

/** The checks, in the order of the statement. */
export const CHECKS: readonly Check[] = [
  {
    says: 'axe finds no violation (WCAG 2.2 A and AA, and its best practices), at 1440 and 390 px',
    criteria: ['1.1.1', '1.3.1', '1.3.5', '1.4.3', '2.4.2', '2.4.4', '3.1.1', '4.1.2'],
    tests: SWEPT,
  },
  {
    says: 'IBM’s engine finds no violation, at the same widths',
    criteria: ['1.1.1', '1.3.1', '1.4.3', '3.3.2', '4.1.2'],
    tests: SWEPT,
  },
  {
    says: 'In the accessibility tree all links, buttons, fields, pictures and headings have names, landmarks differ, headings skip no level',
    criteria: ['1.1.1', '1.3.1', '2.4.1', '2.4.6', '4.1.2'],
    tests: SWEPT,
  },
  {
    says: 'Tab reaches every control; its focus is visible and not covered',
    criteria: ['2.1.1', '2.1.2', '2.4.3', '2.4.7', '2.4.11'],
    tests: SWEPT,
  },
  {
    says: 'On the ten screens, at zooms of 200 % and 400 %, nothing scrolls sideways, nothing is cut off or covered',
    criteria: ['1.4.4', '1.4.10', '2.4.11'],
    tests: ON_SCREENS,
  },
  { says: 'Text may be spaced out', criteria: ['1.4.12'], tests: SWEPT },
  { says: 'Controls have 24 px, or room around them', criteria: ['2.5.8'], tests: SWEPT },
  {
    says: 'With forced colours icons, focus and chosen states stay visible',
    criteria: ['1.4.1', '1.4.11', '2.4.7'],
    tests: SWEPT,
  },
  {
    says: 'Without scripts the text is the same, and no control is dead',
    criteria: ['4.1.2'],
    tests: ON_SCREENS,
  },
  {
    says: 'With reduced motion nothing moves',
    criteria: ['2.2.2', '2.3.3'],
    tests: [
      ['reveals-fallback.spec.ts', 'with reduced motion'],
      ['menu.spec.ts', 'with reduced motion the menu does not move'],
      ['splash.spec.ts', 'with reduced motion'],
    ],
  },
  {
    says: 'By keyboard: skip link, tabs, accordion, filters, map, film, contact form',
    criteria: ['2.1.1', '2.4.1', '2.4.3', '2.5.7', '3.2.2', '3.3.1', '3.3.3'],
    tests: [['by-keyboard.spec.ts']],
  },
  {
    says: 'By keyboard: the menu, pictures in full size, strips of pictures, the cookie choice',
    criteria: ['2.1.1', '2.1.2', '2.4.3', '2.5.7'],
    tests: [
      ['menu.spec.ts', 'Tab stays in the open menu'],
      ['menu.spec.ts', 'Escape closes the menu'],
      ['lightbox.spec.ts', 'keys browse its set'],
      ['carousel.spec.ts', 'reached and moved by keyboard'],
      ['cookies.spec.ts', 'can be declined'],
    ],
  },
  {
    says: 'A new page is announced and its title has the focus; so is a filtered list',
    criteria: ['2.4.3', '4.1.3'],
    tests: [
      ['transition.spec.ts', 'focuses and announces the title'],
      ['transition.spec.ts', 'every filter change is announced'],
    ],
  },
  {
    says: 'Ways to get help are in the same place and order on every page',
    criteria: ['3.2.6'],
    tests: [['by-keyboard.spec.ts', 'offers its help in the same place']],
  },
  {
    says: 'What was typed is not asked for again: the form knows the house and keeps its text',
    criteria: ['3.3.7'],
    tests: [
      ['enquiries.spec.ts', 'Inquire in the header is about it'],
      ['enquiries.spec.ts', 'there after going back and forth'],
    ],
  },
  {
    says: 'Of the studio’s own pages, panels and dialogs, those that these tests open: both engines and targets of 24 px',
    criteria: ['1.3.1', '1.4.3', '2.5.8', '4.1.2'],
    tests: [
      ['studio-headers.spec.ts', 'runs under its policy'],
      ['search.spec.ts', 'without the mouse'],
      ['before-publishing.spec.ts', 'before Enter publishes'],
      ['releases.spec.ts', 'added to a release'],
      ['review.spec.ts', 'finds what is ready'],
      ['review.spec.ts', 'comments of its own'],
      ['media-library.spec.ts', 'drags files in'],
      ['model-panel.spec.ts', 'given to a listing'],
      ['enquiries.spec.ts', 'an editor works on the enquiry'],
      ['preview-links.spec.ts', 'shows a draft to somebody'],
      ['live-preview.spec.ts', 'sees what is typed'],
      ['signing-in.spec.ts', 'switches on codes'],
      ['editing.spec.ts', 'end their other sessions'],
      ['forms.spec.ts', 'the SEO tab'],
    ],
  },
  {
    says: 'Sign-in, codes and adding a passkey, sessions, the audit log, the results in search and messages: with forced colours controls stay visible, at 320 px nothing is wider than the window',
    criteria: ['1.4.10', '1.4.11'],
    tests: [
      ['signing-in.spec.ts', 'switches on codes'],
      ['editing.spec.ts', 'end their other sessions'],
      ['forms.spec.ts', 'the SEO tab'],
    ],
  },
  {
    says: 'By keyboard in the studio: switching codes on, signing in with password and code',
    criteria: ['2.1.1', '2.4.3'],
    tests: [['signing-in.spec.ts', 'switches on codes']],
  },
]

/** What does not conform or is not shown by tests, for the statement. */
export const KNOWN: readonly string[] = [
  'Forms, lists and the frame of the studio are Payload’s. Some of its buttons have an icon and no name (menus of rows, the toolbar of texts, arrows of wide tables, handles to drag rows), some of its lists to choose from have no label, its frame has no main landmark, and some of its controls are smaller than 24 px. Rows can also be moved by the menu of a row. Its greys are darkened here, so that small words have the contrast they need. The borders of fields are pale, in its forms and in ours (1.4.11).',
  'In the studio no test spaces text out, and none walks by Tab through all controls of a page. Its own parts are checked with forced colours and at 320 px only where the table says so. The dialogs that switch codes off, make new recovery codes and remove a passkey, and the notice that second factors were removed, are not opened by these tests; they are made of the same parts as what is.',
  'Films come without captions and without audio description. The site plays its own films without sound; a film with speech needs captions in the film, or a text beside it.',
  'Films of YouTube and Vimeo are played by the players of these sites, which are not tested.',
  'The map in three dimensions is a picture for those who see it. The list beside it has the same places, and everything that dragging does has buttons.',
  'Alternative texts are written by editors. The studio asks for them and suggests one; no test can tell whether they are good.',
  'Tests find some faults and miss others. No screen reader has been used by a person for this statement.',
]

/** Rules that are off, where, and why. */
export const MUTED: readonly { rule: string; where: string; why: string }[] = [
  {
    rule: 'landmark-unique (axe) and six rules of IBM’s engine about names that repeat',
    where: 'pages of the catalogue that show one block many times',
    why: 'the examples of a block have one name; no page of a property repeats it',
  },
  {
    rule: 'what IBM’s engine calls potential, manual or a recommendation',
    where: 'everywhere',
    why: 'it asks a person to look; only what it is sure of can fail a test',
  },
]
