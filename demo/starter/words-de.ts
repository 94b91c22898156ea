import type { StarterWords } from './starter-words.ts'

export const de: StarterWords = {
  locale: 'de-DE',
  currency: 'EUR',
  name: 'Unser Projekt',
  addresses: { map: 'lageplan', experiences: 'umgebung', gallery: 'galerie' },
  kinds: {
    apartments: {
      all: 'Die Wohnungen',
      address: 'wohnungen',
      groups: [
        { title: 'Ein und zwei Zimmer', slug: 'ein-und-zwei-zimmer' },
        { title: 'Drei Zimmer', slug: 'drei-zimmer' },
        { title: 'Vier Zimmer und mehr', slug: 'vier-zimmer-und-mehr' },
      ],
    },
    villas: {
      all: 'Die Villen',
      address: 'villen',
      groups: [
        { title: 'Gartenvillen', slug: 'gartenvillen' },
        { title: 'Hofvillen', slug: 'hofvillen' },
        { title: 'Hangvillen', slug: 'hangvillen' },
      ],
    },
    resort: {
      all: 'Die Residenzen',
      address: 'residenzen',
      groups: [
        { title: 'Suiten', slug: 'suiten' },
        { title: 'Residenzen', slug: 'residenzen' },
        { title: 'Häuser', slug: 'haeuser' },
      ],
    },
    estate: {
      all: 'Die Häuser',
      address: 'haeuser',
      groups: [
        { title: 'Reihenhäuser', slug: 'reihenhaeuser' },
        { title: 'Doppelhäuser', slug: 'doppelhaeuser' },
        { title: 'Einzelhäuser', slug: 'einzelhaeuser' },
      ],
    },
    offices: {
      all: 'Die Büros',
      address: 'bueros',
      groups: [
        { title: 'Studios', slug: 'studios' },
        { title: 'Halbe Etagen', slug: 'halbe-etagen' },
        { title: 'Ganze Etagen', slug: 'ganze-etagen' },
      ],
    },
    plots: {
      all: 'Die Grundstücke',
      address: 'grundstuecke',
      groups: [
        { title: 'Kleine Grundstücke', slug: 'kleine-grundstuecke' },
        { title: 'An der Straße', slug: 'an-der-strasse' },
        { title: 'Am Wald', slug: 'am-wald' },
      ],
    },
  },
  pictures: {
    front: 'Zeichnung einer Fassade mit Fensterreihen am Abend, einige leuchten',
    room: 'Zeichnung eines Zimmers mit hohem Fenster und Licht auf dem Boden',
    stair: 'Zeichnung einer Treppe, die ins Helle führt',
    garden: 'Zeichnung von vier Bäumen vor einer langen Mauer',
    roofs: 'Zeichnung von drei Giebeln hintereinander',
    door: 'Zeichnung einer offenen Tür am Ende eines Flurs',
    balcony: 'Zeichnung eines Balkons im Schatten des oberen',
    table: 'Zeichnung eines Tisches mit zwei Stühlen unter einer Lampe',
  },
  home: {
    title: 'Ein Ort zum Wohnen',
    subtitle: 'Ein Satz dazu, was einen Besuch lohnt.',
    intro:
      'Drei oder vier Sätze für alle, die hier ankommen: wo es liegt, was es hier zu kaufen gibt, wer baut und wann man einziehen kann.',
    housesTitle: 'Drei für den Anfang',
  },
  overview: {
    title: 'Wählen Sie Ihre',
    text: 'Worin sich die Gruppen unterscheiden: Größe, Geschoss, Aussicht, Preis.',
  },
  group: { text: 'Zwei Sätze zu dieser Gruppe: wie groß, auf welcher Seite und für wen.' },
  unit: {
    text: 'Was man beim Eintreten sieht, woher das Licht kommt und was vor dem Fenster liegt.',
    footnote: 'Hier steht, wie Flächen gemessen werden und was der Preis enthält.',
  },
  gallery: {
    title: 'Bilder',
    slug: 'bilder',
    description: 'Die Zeichnungen stehen dort, wo Ihre Fotos hinkommen.',
  },
  map: {
    title: 'So finden Sie uns',
    subtitle: 'Wo man parkt und welche Haltestelle in der Nähe ist.',
    address: 'Musterstraße 1\n00000 Ihre Stadt',
  },
  about: {
    title: 'Das Projekt',
    slug: 'projekt',
    text: 'Wer baut und warum, und was vorher entstanden ist. Zwei oder drei Absätze.',
  },
  location: {
    title: 'Die Lage',
    slug: 'lage',
    text: 'Was zu Fuß zu erreichen ist, wie man herkommt und was man morgens hört.',
  },
  living: {
    title: 'Hier wohnen',
    slug: 'hier-wohnen',
    text: 'Materialien, Heizung, Aufzüge, Keller, Fahrräder, Autos: was bei der ersten Besichtigung gefragt wird.',
  },
  questions: {
    title: 'Fragen',
    slug: 'fragen',
    text: 'Die Fragen, die Sie am häufigsten beantworten, mit den Antworten.',
    heading: 'Was oft gefragt wird',
    rows: [
      { title: 'Wann kann man einziehen?', text: 'Nennen Sie den Monat und wovon er abhängt.' },
      { title: 'Was enthält der Preis?', text: 'Nennen Sie Steuern, Gebühren und Stellplatz.' },
      { title: 'Wie reserviert man?', text: 'Nennen Sie die Schritte und wie lange jeder dauert.' },
    ],
  },
  contact: {
    title: 'Kontakt',
    slug: 'kontakt',
    text: 'Schreiben Sie uns oder kommen Sie vorbei.',
    heading: 'Schreiben Sie uns',
    subjects: 'Eine Besichtigung\nEine Preisliste\nEtwas anderes',
    email: 'E-Mail',
    address: 'Adresse',
  },
  galleries: { title: 'Galerie', slug: 'galerie', text: 'Alle Bilder an einem Ort.' },
  imprint: {
    title: 'Impressum',
    slug: 'impressum',
    text: 'Name und Anschrift der Firma, Vertretung, Register- und Steuernummern.',
  },
  privacy: {
    title: 'Datenschutz',
    slug: 'datenschutz',
    text: 'Was gespeichert wird, wenn jemand Ihnen schreibt, wie lange, und wer Auskunft gibt.',
  },
  cookies: {
    title: 'Cookies',
    slug: 'cookies',
    text: 'Welche Cookies es gibt, wozu jedes dient und wie man seine Wahl ändert.',
  },
  accessibility: {
    title: 'Barrierefreiheit',
    slug: 'barrierefreiheit',
    text: 'Wie zugänglich diese Website ist, was noch nicht geht und wem man es sagt.',
  },
  menu: {
    property: 'Das Projekt',
    more: 'Gut zu wissen',
    units: 'Einheiten',
    overview: 'Übersicht',
  },
}
