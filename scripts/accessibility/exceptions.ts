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
